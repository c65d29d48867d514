export {
  beginIssue,
  decidePrinted,
  discardIssue,
  readClipping,
  readIssuePage,
  readPrintedIssue,
  recordIssue,
  sendIssuePiece,
} from "./printed-issues.ts";
