import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
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
type Verdict = Pick<CallInput<typeof decideCall>["body"], "decision"> & {
  /** Page where the ad was seen, for an ad whose place the program does not know. */
  readonly page?: number | null;
};

/** Milliseconds between two reads while the program reads the file, and while people may send, check or record it. */
const [WATCHED_EVERY, SHARED_EVERY] = [1500, 15_000];

/** Milliseconds until an issue is read again: it is the program's or several people's at once. */
export const issueInterval = (last: Pick<PrintedIssue, "issue"> | undefined): number =>
  last?.issue?.state === "reading" ? WATCHED_EVERY : SHARED_EVERY;

/** The printed issue of a day, with what the program and other people do meanwhile. */
export const usePrintedIssue = (edition: EditionKey) =>
  useRead(
    readPrintedIssue,
    { query: edition },
    {
      // A function of its own each time: SWR waits anew when the issue's state has changed, not after the interval of the state before.
      refreshInterval: (last) => issueInterval(last),
    },
  );

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

/** Actions on a printed issue; each returns its state afterwards. */
export function useIssueActions() {
  const client = useClient();
  return {
    /** Decides on an ad as it was seen: a refusal says what another person has decided meanwhile. */
    decide: (
      { id: recordId, decision: seen }: PrintRecord,
      { decision, page = null }: Verdict,
    ): Promise<PrintRecord> =>
      client.call(decidePrinted, { body: { recordId, decision, seen, page } }),
    record: (issueId: number, acceptsOther: boolean): Promise<PrintedIssue> =>
      client.call(recordIssue, { body: { issueId, acceptsOther } }),
    recheck: (issueId: number): Promise<PrintedIssue> =>
      client.call(recheckIssue, { body: { issueId } }),
    discard: (issueId: number): Promise<PrintedIssue> =>
      client.call(discardIssue, { body: { issueId } }),
  };
}

/**
 * Decision of a person on an ad. After a refusal the issue is read again, since another person may have decided: the refusal stands
 * beside what they did, until another ad is decided on.
 */
export function useDecision(onDecided: () => Promise<unknown>) {
  const actions = useIssueActions();
  const [submittedAd, setSubmittedAd] = useState<number | null>(null);
  const { run, pending, refusal } = useAction(
    async (record: PrintRecord, verdict: Verdict, onDone: () => void) => {
      setSubmittedAd(record.adId);
      try {
        await actions.decide(record, verdict);
      } catch (error) {
        await onDecided();
        throw error;
      }
      await onDecided();
      onDone();
    },
  );
  const refusalOf = ({ adId }: PrintRecord) => (adId === submittedAd ? refusal : null);
  return { decide: run, pending, refusalOf };
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
