import type { Readable } from "node:stream";
import type { Config } from "../../config/config.ts";
import { malformed, tooLarge } from "../problems.ts";
import { type ByteBudget, createByteBudget } from "./byte-budget.ts";
import { checkInput, collect, readPairs } from "./check-input.ts";
import { readJson } from "./json.ts";
import { type BodyLimits, FILES_LIMIT, FILES_PACE, HELD_AT_ONCE, TEXT_PACE } from "./limits.ts";
import { type Form, readMultipart } from "./multipart.ts";
import { type Reception, receive } from "./receive.ts";
import { openSpoolFolder } from "./spooled-file.ts";

/** Requests whose files are processed at once: each may hold all of its files in memory. */
const FILES_WORKED_ON = 2;

/** A request whose body has not been read. */
export interface Unread {
  readonly headers: Headers;
  readonly body: Readable;
}

/** Received body of a request, held until it is released. */
export interface Received<Body> {
  readonly body: Body;
  release(): Promise<void>;
}

/** Intake of all request bodies. */
export interface Intake {
  /**
   * Reads a body: JSON, urlencoded or multipart, whichever the caller sent; an absent body is empty.
   * @throws ProblemError 400 when it cannot be read, 408 when it does not come, 413 when it is over the limits, 422 for a
   * text of impossible characters, 503 when too many send at once
   */
  readFields(request: Unread, limits: BodyLimits): Promise<Received<unknown>>;
  /** Reads a body as it stands, byte for byte, as {@link readFields} does. */
  readText(request: Unread, limits: BodyLimits): Promise<Received<string>>;
}

export function createIntake({ dataDir }: Pick<Config, "dataDir">): Intake {
  const budgets = {
    text: createByteBudget(HELD_AT_ONCE.text),
    files: createByteBudget(HELD_AT_ONCE.files),
  };
  const turns = createTurns(FILES_WORKED_ON);
  const openSpool = openSpoolFolder(dataDir);

  async function readText({ headers, body }: Unread, { text: limit }: BodyLimits) {
    requireDeclared(headers, limit);
    const pieces = gather();
    const accounts = [{ budget: budgets.text }];
    const release = await receive(body, { limit, pace: TEXT_PACE, accounts }, (piece) => {
      pieces.add(piece);
    });
    return { body: decodeText(pieces.all()), release: async () => release() };
  }

  async function readForm(
    { headers, body }: Unread,
    limits: BodyLimits,
  ): Promise<Received<unknown>> {
    const reception = receptionOf(limits, budgets);
    requireDeclared(headers, reception.limit);
    const contentType = headers.get("content-type") ?? "";
    const sender = { body, contentType, limits, reception, openSpool };
    const form = await readMultipart(sender, budgets.text);
    const leave = hasFiles(form) ? await turns.take() : () => undefined;
    return {
      body: collect(form.entries),
      async release() {
        leave();
        await form.release();
      },
    };
  }

  return {
    readText,
    async readFields(request, limits) {
      const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
      if (type === "multipart/form-data") return checked(await readForm(request, limits));
      const { body: text, release } = await readText(request, limits);
      return checked({ body: text, release }, (sent) => parse(sent, type));
    },
  };
}

/** Received body, decoded and checked; released if that fails. */
async function checked<Body>(
  { body, release }: Received<Body>,
  read: (body: Body) => unknown = (body) => body,
): Promise<Received<unknown>> {
  try {
    return { body: checkInput(read(body)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

function parse(text: string, type: string | undefined): unknown {
  if (text === "") return {};
  return type === "application/x-www-form-urlencoded" ? readPairs(text) : readJson(text);
}

function receptionOf(
  { text, files }: BodyLimits,
  budgets: Readonly<Record<"text" | "files", ByteBudget>>,
): Reception {
  if (files.most === 0) return { limit: text, pace: TEXT_PACE, accounts: [] };
  const limit = text + Math.min(files.most * files.largest, FILES_LIMIT);
  return { limit, pace: FILES_PACE, accounts: [{ budget: budgets.files }] };
}

const hasFiles = ({ entries }: Form): boolean => entries.some(([, value]) => value instanceof File);

function requireDeclared(headers: Headers, limit: number): void {
  if (Number(headers.get("content-length") ?? 0) > limit) throw tooLarge();
}

/** Bytes in one piece, in as much memory as they need, however small the pieces are in which they come. */
function gather() {
  let bytes: Buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(piece: Buffer) {
      if (size === 0) bytes = piece;
      else if (size + piece.byteLength > bytes.byteLength) {
        const larger = Buffer.allocUnsafeSlow(2 * (size + piece.byteLength));
        larger.set(bytes.subarray(0, size));
        bytes = larger;
      }
      if (size > 0) bytes.set(piece, size);
      size += piece.byteLength;
    },
    all: () => bytes.subarray(0, size),
  };
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

/** Semaphore: limits simultaneous work; the other callers wait in order of arrival. */
export interface Turns {
  /** Waits for a turn; the returned function ends it, once. */
  take(): Promise<() => void>;
}

function createTurns(most: number): Turns {
  const line: (() => void)[] = [];
  let taken = 0;

  function leave(): void {
    const next = line.shift();
    if (next === undefined) taken -= 1;
    else next();
  }

  return {
    async take() {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      let isMine = true;
      return () => {
        if (isMine) leave();
        isMine = false;
      };
    },
  };
}
