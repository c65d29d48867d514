import { useErrorText } from "@parution/app/data/error-text.ts";
import { ApiError } from "@parution/contract/errors";
import { useEffect, useRef, useState } from "react";

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

interface Begun {
  /** Bytes that the service has. */
  readonly received: number;
}

/** Calls by which a file is announced and sent. */
export interface Transfer<Announced extends Begun> {
  /** Bytes of a piece. */
  readonly piece: number;
  readonly begin: (
    file: { readonly fileName: string; readonly size: number; readonly hashes: string[] },
    options: { readonly signal: AbortSignal },
  ) => Promise<Announced>;
  readonly send: (
    announced: Announced,
    part: { readonly piece: number; readonly file: File },
    options: { readonly signal: AbortSignal },
  ) => Promise<Begun>;
  readonly onArrived: (announced: Announced) => unknown;
}

/**
 * Sends a file in pieces. A lost connection is tried again; after a reload the same file, chosen again, goes on where it stopped.
 */
export function usePieces() {
  const errorText = useErrorText();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function start<Announced extends Begun>(
    file: File,
    { piece: length, begin, send, onArrived }: Transfer<Announced>,
  ): Promise<void> {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const { name, size } = file;
    setRefusal(null);
    setUpload({ name, size, received: 0, phase: "preparing" });
    try {
      const hashes = await hashesOf(file, length, signal);
      const announced = { fileName: name.slice(0, 200), size, hashes };
      const begun = await retry(() => begin(announced, { signal }));
      let { received } = begun;
      while (received < size) {
        setUpload({ name, size, received, phase: "sending" });
        const piece = Math.floor(received / length);
        const part = file.slice(piece * length, (piece + 1) * length);
        const sent = { piece, file: new File([part], "morceau") };
        ({ received } = await retry(() => send(begun, sent, { signal })));
      }
      await onArrived(begun);
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
    /** Shows why a file is not sent at all. */
    refuse: setRefusal,
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
async function hashesOf(file: File, length: number, signal: AbortSignal): Promise<string[]> {
  const hashes: string[] = [];
  for (let start = 0; start < file.size; start += length) {
    signal.throwIfAborted();
    const bytes = await file.slice(start, start + length).arrayBuffer();
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
