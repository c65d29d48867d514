import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer, CallInput } from "@parution/contract/call";
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
} from "@parution/contract/lazy/printed-issues";
import type {
  decidePrinted as decideCall,
  readPrintedIssue as readCall,
} from "@parution/contract/printed-issues";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { useEffect, useState } from "react";
import type { EditionKey } from "../shared/edition.data.ts";
import { usePieces } from "../shared/use-pieces.ts";

export type PrintedIssue = CallAnswer<typeof readCall>;
export type IssueFile = NonNullable<PrintedIssue["issue"]>;
export type PrintRecord = PrintedIssue["records"][number];
type Decision = CallInput<typeof decideCall>["body"];

/** Milliseconds between two reads while the program reads the file. */
const WATCHED_EVERY = 1500;

/** The printed issue of a day; followed while its file is read. */
export const usePrintedIssue = (edition: EditionKey | null) =>
  useRead(readPrintedIssue, edition === null ? null : { query: edition }, {
    refreshInterval: (last) => (last?.issue?.state === "reading" ? WATCHED_EVERY : 0),
  });

/** Sends the file of an issue. `onArrived` is called once the file has arrived, or was stopped with a part of it. */
export function useUpload(edition: EditionKey, onArrived: () => Promise<unknown>) {
  const client = useClient();
  const { start, stop, ...pieces } = usePieces();
  return {
    ...pieces,
    stop() {
      stop();
      void onArrived();
    },
    /** @param replaces the issue in whose place it is sent */
    start: (file: File, replaces: number | null) =>
      start(file, {
        piece: ISSUE_LIMITS.piece,
        begin: (announced, options) =>
          client.call(beginIssue, { body: { ...edition, ...announced, replaces } }, options),
        send: ({ issueId }, part, options) =>
          client.call(sendIssuePiece, { body: { issueId, ...part } }, options),
        onArrived,
      }),
  };
}

/** Acts on an issue; each answers with what there is then. */
export function useIssueActions() {
  const client = useClient();
  return {
    decide: (body: Decision): Promise<PrintRecord> => client.call(decidePrinted, { body }),
    record: (issueId: number, acceptsOther: boolean): Promise<PrintedIssue> =>
      client.call(recordIssue, { body: { issueId, acceptsOther } }),
    recheck: (issueId: number): Promise<PrintedIssue> =>
      client.call(recheckIssue, { body: { issueId } }),
    discard: (issueId: number): Promise<PrintedIssue> =>
      client.call(discardIssue, { body: { issueId } }),
  };
}

/** Address of a file for as long as it is on screen; null until then. */
export function useFileAddress(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}

/** Pictures do not change: they are read once. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export const useIssuePage = (issueId: number, page: number) =>
  useRead(readIssuePage, { query: { issueId, page } }, ONCE);

export const useClipping = (recordId: number) =>
  useRead(readClipping, { query: { recordId } }, ONCE);

/** Lists of a checked issue. */
export const LISTS = ["unsure", "missing", "whole"] as const;
export type RecordList = (typeof LISTS)[number];
