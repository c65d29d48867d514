import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ApiError } from "@parution/contract/errors";
import { beginIssue, sendIssuePiece } from "@parution/contract/lazy/printed-issues";
import { ISSUE_LIMITS } from "@parution/rules/editions";
import { useEffect, useRef, useState } from "react";
import type { EditionKey } from "../editions/editions.data.ts";

/** A file that is being uploaded. */
export interface Upload {
  readonly name: string;
  readonly size: number;
  /** Bytes that have arrived. */
  readonly received: number;
  /** `waiting`: the connection was lost, and the next piece is tried again. */
  readonly phase: "preparing" | "sending" | "waiting";
}

/** Milliseconds until a lost connection is tried again, first and at most. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000];
const { piece: PIECE } = ISSUE_LIMITS;

/**
 * Sends the file of an issue in pieces. A lost connection is tried again; after a reload the same file, chosen again, goes on where
 * it stopped.
 */
export function useUpload(edition: EditionKey, onArrived: () => Promise<unknown>) {
  const client = useClient();
  const errorText = useErrorText();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** @param replaces the issue in whose place it is sent */
  async function start(file: File, replaces: number | null): Promise<void> {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const { name, size } = file;
    setRefusal(null);
    setUpload({ name, size, received: 0, phase: "preparing" });
    try {
      const hashes = await hashesOf(file, signal);
      const announced = { ...edition, fileName: name.slice(0, 200), size, hashes, replaces };
      const begun = await retry(() => client.call(beginIssue, { body: announced }, { signal }));
      const { issueId } = begun;
      let { received } = begun;
      while (received < size) {
        setUpload({ name, size, received, phase: "sending" });
        const piece = Math.floor(received / PIECE);
        const part = file.slice(piece * PIECE, (piece + 1) * PIECE);
        const body = { issueId, piece, file: new File([part], "morceau") };
        ({ received } = await retry(() => client.call(sendIssuePiece, { body }, { signal })));
      }
      await onArrived();
    } catch (error) {
      if (!signal.aborted) setRefusal(errorText(error));
    } finally {
      if (stop.current === control) setUpload(null);
    }

    /** Repeats a call until an answer comes. */
    async function retry<Answer>(call: () => Promise<Answer>, wait = FIRST_WAIT): Promise<Answer> {
      try {
        return await call();
      } catch (error) {
        if (!isPassing(error)) throw error;
        setUpload((known) => known && { ...known, phase: "waiting" });
        await pause(Math.max(wait, 1000 * (error.retryAfterSeconds ?? 0)), signal);
        return retry(call, Math.min(2 * wait, LONGEST_WAIT));
      }
    }
  }

  return {
    upload,
    refusal,
    start,
    stop() {
      stop.current?.abort();
      stop.current = null;
      setUpload(null);
    },
  };
}

/** True for a failure after which the same call may succeed; a full disk is for a person. */
const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== "STORAGE_FULL" &&
  [0, 408, 429, 502, 503, 504].includes(error.status);

/** SHA-256 of each piece, by which the service knows them again. */
async function hashesOf(file: File, signal: AbortSignal): Promise<string[]> {
  const hashes: string[] = [];
  for (let start = 0; start < file.size; start += PIECE) {
    signal.throwIfAborted();
    const bytes = await file.slice(start, start + PIECE).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    hashes.push(Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  return hashes;
}

/** Waits, until the connection is there again at most. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const finish = (settle: () => void) => () => {
      clearTimeout(timer);
      end.abort();
      settle();
    };
    const timer = setTimeout(finish(resolve), milliseconds);
    window.addEventListener("online", finish(resolve), { signal: end.signal });
    signal.addEventListener(
      "abort",
      finish(() => reject(signal.reason)),
      { signal: end.signal },
    );
  });
}
