export {
  beginIssue,
  decidePrinted,
  discardIssue,
  readClipping,
  readIssuePage,
  readPrintedIssue,
  recheckIssue,
  recordIssue,
  sendIssuePiece,
} from "./printed-issues.ts";
