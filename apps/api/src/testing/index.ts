export { noPages } from "./no-pages.ts";
export { hasProgram, runProgram, withFileOnDisk } from "./programs.ts";
export { attachmentOf, readPdf } from "./read-pdf.ts";
export { TEST_NOW, testConfig } from "./template.ts";
export {
  copyDatabase,
  copyTemplate,
  createEmpty,
  type Source,
  startApiOn,
  startTestApi,
  type TestApi,
  type TestApiOptions,
} from "./test-api.ts";
export { type TestClock, testClock } from "./test-clock.ts";
export { openTestPortal, SCRIPT } from "./test-portal.ts";
