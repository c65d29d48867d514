import type { Codec } from "@parution/contract/call";
import { type Kysely, sql, type Transaction } from "kysely";
import * as z from "zod/mini";
import type { Context } from "../context.ts";
import { batchReads } from "../database/batch.ts";
import { prepare, type Slots } from "../database/prepare.ts";
import type { Database } from "../database/tables/index.ts";
import { type Queries, transaction } from "../database/transaction.ts";
import { ProblemError } from "../http/problems.ts";
import type { Identity } from "../session/identify.ts";

/** Identity of one piece of work: the caller's key, within its own calls. */
export interface WorkKey {
  readonly user_id: number;
  readonly call: string;
  readonly key: string;
}

/** A request of a signed-in caller that may repeat an earlier one. */
export interface RepeatableRequest<Answer> {
  readonly call: { readonly name: string; readonly answer: Codec<Answer> };
  readonly context: Pick<Context, "db" | "clock">;
  readonly identity: Pick<Identity, "userId">;
  /** Null when the caller sent none. */
  readonly idempotencyKey: string | null;
  readonly fingerprint: () => Promise<string>;
}

/** The key of a request's work; null when the caller sent none. */
export function workKeyOf<Answer>(request: RepeatableRequest<Answer>): WorkKey | null {
  const { call, identity, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  return { user_id: identity.userId, call: call.name, key: idempotencyKey };
}

/**
 * Answers a repeated request as the first one was answered, before anything is checked that time may have changed: rights,
 * prices, deadlines, disk space. Otherwise handles it. A refusal stands only when no earlier request did the work
 * meanwhile: one that is still under way is waited for.
 * @throws ProblemError 422 when the key was used for another request.
 */
export async function recallOr<Answer>(
  request: RepeatableRequest<Answer>,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const key = workKeyOf(request);
  if (key === null) return handle();
  const kept = await findKept(request.context.db, textOf(key));
  if (kept !== undefined) return answerOf(request, kept);
  try {
    return await handle();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const settled = await findSettled(request, key);
    if (settled === undefined) throw error;
    return answerOf(request, settled);
  }
}

/** Record of a request whose work was done. */
export interface Kept {
  readonly body_hash: string;
  /** The answer as JSON. */
  readonly answer: string;
}

/**
 * The answer that was kept, given to a repetition.
 * @throws ProblemError 422 when it was given to another body.
 */
export async function answerOf<Answer>(
  { call, fingerprint }: RepeatableRequest<Answer>,
  kept: Kept,
): Promise<Answer> {
  if (kept.body_hash !== (await fingerprint())) throw keyReused();
  return z.decode(call.answer, JSON.parse(kept.answer));
}

/** Claims the key; a claim that another transaction holds is waited for. False: the work is done. */
export async function reserve(
  tx: Transaction<Database>,
  key: WorkKey,
  bodyHash: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("idempotent_answers")
    .values({ ...key, body_hash: bodyHash, answer: "", created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "call", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Record of finished work. */
export function readKept(db: Queries, { user_id, call, key }: WorkKey): Promise<Kept> {
  return db
    .selectFrom("idempotent_answers")
    .where("user_id", "=", user_id)
    .where("call", "=", call)
    .where("key", "=", key)
    .select(["body_hash", "answer"])
    .executeTakeFirstOrThrow();
}

/** Records of keys, by text; one statement for all concurrent requests. */
const findKept = batchReads(readAllKept);

const textOf = ({ user_id, call, key }: WorkKey): string => JSON.stringify([user_id, call, key]);

async function readAllKept(
  db: Kysely<Database>,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Kept>> {
  const keys = texts.map((text): [number, string, string] => JSON.parse(text));
  const rows = await selectKept(db, null, {
    users: keys.map(([user]) => user),
    calls: keys.map(([, call]) => call),
    keys: keys.map(([, , key]) => key),
  });
  return new Map(rows.map(({ body_hash, answer, ...key }) => [textOf(key), { body_hash, answer }]));
}

interface KeptParameters {
  readonly users: readonly number[];
  readonly calls: readonly string[];
  readonly keys: readonly string[];
}

const selectKept = prepare((db, slot: Slots<KeptParameters>, _shape: null) =>
  db
    .selectFrom("idempotent_answers")
    .where(
      sql<boolean>`(user_id, call, key) in (select * from unnest(
        ${slot("users")}::bigint[], ${slot("calls")}::text[], ${slot("keys")}::text[]))`,
    )
    .select(["user_id", "call", "key", "body_hash", "answer"]),
);

/** Variant of {@link findKept}, waiting for a request with the same key that is under way; claims nothing. */
async function findSettled<Answer>(
  request: RepeatableRequest<Answer>,
  key: WorkKey,
): Promise<Kept | undefined> {
  const { db, clock } = request.context;
  const bodyHash = await request.fingerprint();
  try {
    return await transaction(db, async (tx) => {
      if (await reserve(tx, key, bodyHash, new Date(clock.now()))) throw new Unclaimed();
      return readKept(tx, key);
    });
  } catch (error) {
    if (error instanceof Unclaimed) return undefined;
    throw error;
  }
}

/** Ends a transaction so that nothing of it stays. */
class Unclaimed extends Error {
  override readonly name = "Unclaimed";
}

/** True for a refusal by the service; after a failure the outcome is unknown, and the caller repeats the request. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.code !== KEY_REUSED;

const KEY_REUSED = "IDEMPOTENCY_KEY_REUSED";

const keyReused = () =>
  new ProblemError(422, KEY_REUSED, {
    fr: "Votre premier envoi est déjà enregistré, avec un autre contenu. Vérifiez-le avant de recommencer.",
    ar: "سبق تسجيل إرسالكم الأول بمحتوى مختلف. المرجو التحقق منه قبل إعادة الإرسال.",
  });
