// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../editions/index.ts");

export const readEditionDays = lazyCall(
  { name: "readEditionDays", shows: "editions" },
  async () => (await calls()).readEditionDays,
);

export const readEditionState = lazyCall(
  { name: "readEditionState", shows: "editions" },
  async () => (await calls()).readEditionState,
);

export const changeEdition = lazyCall(
  { name: "changeEdition", changes: ["editions"] },
  async () => (await calls()).changeEdition,
);

export const cancelEdition = lazyCall(
  { name: "cancelEdition", changes: ["editions"] },
  async () => (await calls()).cancelEdition,
);

export const reportMissedAds = lazyCall(
  { name: "reportMissedAds", changes: ["editions"] },
  async () => (await calls()).reportMissedAds,
);

export const readEdition = lazyCall(
  { name: "readEdition", shows: "editions" },
  async () => (await calls()).readEdition,
);

export const moveModule = lazyCall(
  { name: "moveModule", changes: ["editions"] },
  async () => (await calls()).moveModule,
);

export const printEditionPages = lazyCall(
  { name: "printEditionPages" },
  async () => (await calls()).printEditionPages,
);

export const exportEditionText = lazyCall(
  { name: "exportEditionText" },
  async () => (await calls()).exportEditionText,
);

export const exportEditionPositions = lazyCall(
  { name: "exportEditionPositions" },
  async () => (await calls()).exportEditionPositions,
);

export const exportEditionFiles = lazyCall(
  { name: "exportEditionFiles" },
  async () => (await calls()).exportEditionFiles,
);

export const readPageFormats = lazyCall(
  { name: "readPageFormats", shows: "editions" },
  async () => (await calls()).readPageFormats,
);

export const savePageFormat = lazyCall(
  { name: "savePageFormat", changes: ["editions"] },
  async () => (await calls()).savePageFormat,
);
