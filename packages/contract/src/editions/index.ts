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
export { pageLengths } from "./pages.ts";
export {
  cancelEdition,
  changeEdition,
  readEditionDays,
  readEditionState,
  reportMissedAds,
} from "./states.ts";
