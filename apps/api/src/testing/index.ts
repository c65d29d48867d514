export { hasProgram, runProgram, withFileOnDisk } from "./programs.ts";
export { attachmentOf, readPdf } from "./read-pdf.ts";
export { TEST_NOW, testConfig } from "./template.ts";
export {
  copyDatabase,
  copyTemplate,
  copyUnused,
  createEmpty,
  type Source,
  startApiOn,
  startTestApi,
  type TestApi,
  type TestApiOptions,
  type TestClock,
  testClock,
} from "./test-api.ts";
export { DOCUMENT, DOCUMENT_SCRIPT, noPages, openTestPortal, SCRIPT } from "./test-portal.ts";
