// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../installation/index.ts");

export const checkInstallationLink = lazyCall(
  { name: "checkInstallationLink" },
  async () => (await calls()).checkInstallationLink,
);

export const createOwner = lazyCall(
  { name: "createOwner" },
  async () => (await calls()).createOwner,
);

export const readInstallation = lazyCall(
  { name: "readInstallation", shows: "installation" },
  async () => (await calls()).readInstallation,
);

export const exportStarterBook = lazyCall(
  { name: "exportStarterBook" },
  async () => (await calls()).exportStarterBook,
);

export const saveBook = lazyCall(
  { name: "saveBook", changes: ["installation"] },
  async () => (await calls()).saveBook,
);

export const removeBook = lazyCall(
  { name: "removeBook", changes: ["installation"] },
  async () => (await calls()).removeBook,
);

export const savePublisher = lazyCall(
  { name: "savePublisher", changes: ["installation"] },
  async () => (await calls()).savePublisher,
);

export const saveNewspaper = lazyCall(
  { name: "saveNewspaper", changes: ["installation"] },
  async () => (await calls()).saveNewspaper,
);

export const saveDays = lazyCall(
  { name: "saveDays", changes: ["installation"] },
  async () => (await calls()).saveDays,
);

export const savePrices = lazyCall(
  { name: "savePrices", changes: ["installation"] },
  async () => (await calls()).savePrices,
);

export const saveCard = lazyCall(
  { name: "saveCard", changes: ["installation"] },
  async () => (await calls()).saveCard,
);

export const testCard = lazyCall(
  { name: "testCard", changes: ["installation"] },
  async () => (await calls()).testCard,
);

export const saveCash = lazyCall(
  { name: "saveCash", changes: ["installation"] },
  async () => (await calls()).saveCash,
);

export const testCash = lazyCall(
  { name: "testCash", changes: ["installation"] },
  async () => (await calls()).testCash,
);

export const saveMail = lazyCall(
  { name: "saveMail", changes: ["installation"] },
  async () => (await calls()).saveMail,
);

export const removeMailServer = lazyCall(
  { name: "removeMailServer", changes: ["installation"] },
  async () => (await calls()).removeMailServer,
);

export const sendTestLetter = lazyCall(
  { name: "sendTestLetter", changes: ["installation"] },
  async () => (await calls()).sendTestLetter,
);

export const openInstallation = lazyCall(
  { name: "openInstallation", changes: ["installation", "staff"] },
  async () => (await calls()).openInstallation,
);

export const readNewspapers = lazyCall(
  { name: "readNewspapers", shows: "catalogue" },
  async () => (await calls()).readNewspapers,
);

export const createNewspaper = lazyCall(
  { name: "createNewspaper", changes: ["catalogue", "rateCards", "calendar", "editions", "installation"] },
  async () => (await calls()).createNewspaper,
);
