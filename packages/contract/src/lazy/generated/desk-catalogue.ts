// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../desk-catalogue/index.ts");

export const readCatalogue = lazyCall(
  { name: "readCatalogue", shows: "catalogue" },
  async () => (await calls()).readCatalogue,
);

export const readCatalogueChoices = lazyCall(
  { name: "readCatalogueChoices", shows: "catalogue" },
  async () => (await calls()).readCatalogueChoices,
);

export const saveCatalogueRow = lazyCall(
  { name: "saveCatalogueRow", changes: ["catalogue", "rateCards"] },
  async () => (await calls()).saveCatalogueRow,
);

export const retireCatalogueRow = lazyCall(
  { name: "retireCatalogueRow", changes: ["catalogue"] },
  async () => (await calls()).retireCatalogueRow,
);

export const moveCatalogueRow = lazyCall(
  { name: "moveCatalogueRow", changes: ["catalogue"] },
  async () => (await calls()).moveCatalogueRow,
);

export const placeCatalogueRow = lazyCall(
  { name: "placeCatalogueRow", changes: ["catalogue"] },
  async () => (await calls()).placeCatalogueRow,
);

export const exportCatalogue = lazyCall(
  { name: "exportCatalogue" },
  async () => (await calls()).exportCatalogue,
);

export const importCatalogue = lazyCall(
  { name: "importCatalogue", changes: ["catalogue"] },
  async () => (await calls()).importCatalogue,
);
