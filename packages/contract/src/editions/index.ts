export {
  exportEditionFiles,
  exportEditionPositions,
  exportEditionText,
  moveModule,
  printEditionPages,
  readEdition,
  readPageFormats,
  savePageFormat,
} from "./editions.ts";
export {
  cancelEdition,
  changeEdition,
  readEditionState,
  reportMissedAds,
} from "./states.ts";
