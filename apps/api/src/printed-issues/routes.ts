import {
  beginIssue,
  decidePrinted,
  discardIssue,
  readClipping,
  readIssuePage,
  readPrintedIssue,
  recheckIssue,
  recordIssue,
  sendIssuePiece,
} from "@parution/contract/printed-issues";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindStaff } from "../staff/index.ts";
import { decide, discard } from "./decide.ts";
import { describePrintedIssue } from "./describe.ts";
import { keyIn } from "./pieces.ts";
import { findIssue } from "./queries.ts";
import { recheck, record } from "./record.ts";
import { findRecord } from "./record-queries.ts";
import { beginUpload, takePiece } from "./upload.ts";

/** The printer's file of each day, for those who make up editions. */
export const printedIssueRoutes: readonly Route[] = [
  bindStaff(readPrintedIssue, ({ context, input, language }) =>
    describePrintedIssue(context.db, input.query, language),
  ),

  bindStaff(beginIssue, ({ context, identity, input }) =>
    beginUpload(context, identity, input.body),
  ),

  bindStaff(sendIssuePiece, ({ context, identity, input }) =>
    takePiece(context, identity, input.body),
  ),

  bindStaff(discardIssue, ({ context, identity, input, language }) =>
    discard(context, identity, input.body.issueId, language),
  ),

  bindStaff(decidePrinted, ({ context, identity, input }) => decide(context, identity, input.body)),

  bindStaff(recordIssue, ({ context, identity, input, language }) =>
    record(context, identity, input.body, language),
  ),

  bindStaff(recheckIssue, ({ context, identity, input, language }) =>
    recheck(context, identity, input.body.issueId, language),
  ),

  bindStaff(readIssuePage, async ({ context, input }) => {
    const { issueId, page } = input.query;
    const issue = await findIssue(context.db, issueId);
    if (issue === undefined) throw notFound();
    return picture(context, keyIn(issue, "page", page), `page-${page}.jpg`, "image/jpeg");
  }),

  bindStaff(readClipping, async ({ context, input }) => {
    const { recordId } = input.query;
    const found = await findRecord(context.db, recordId);
    if (found === undefined || found.clipping_key === null) throw notFound();
    return picture(context, found.clipping_key, `annonce-${found.ad_id}.png`, "image/png");
  }),
];

async function picture({ storage }: Context, key: string, name: string, type: string) {
  const bytes = await storage.get(key);
  if (bytes === null) throw notFound();
  return new File([bytes], name, { type });
}
