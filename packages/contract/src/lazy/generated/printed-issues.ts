// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../printed-issues/index.ts");

export const readPrintedIssue = lazyCall(
  { name: "readPrintedIssue", shows: "editions" },
  async () => (await calls()).readPrintedIssue,
);

export const beginIssue = lazyCall(
  { name: "beginIssue", changes: ["editions"] },
  async () => (await calls()).beginIssue,
);

export const sendIssuePiece = lazyCall(
  { name: "sendIssuePiece" },
  async () => (await calls()).sendIssuePiece,
);

export const discardIssue = lazyCall(
  { name: "discardIssue", changes: ["editions"] },
  async () => (await calls()).discardIssue,
);

export const decidePrinted = lazyCall(
  { name: "decidePrinted", changes: ["editions"] },
  async () => (await calls()).decidePrinted,
);

export const recordIssue = lazyCall(
  { name: "recordIssue", changes: ["editions"] },
  async () => (await calls()).recordIssue,
);

export const recheckIssue = lazyCall(
  { name: "recheckIssue", changes: ["editions"] },
  async () => (await calls()).recheckIssue,
);

export const readIssuePage = lazyCall(
  { name: "readIssuePage" },
  async () => (await calls()).readIssuePage,
);

export const readClipping = lazyCall(
  { name: "readClipping" },
  async () => (await calls()).readClipping,
);
