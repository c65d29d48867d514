import type { Codec } from "@parution/contract/call";
import type { Transaction } from "kysely";
import { DatabaseError } from "pg";
import * as z from "zod/mini";
import { type Database, type JsonRow, type Queries, transaction } from "../database/index.ts";
import { type CallRequest, ProblemError, storageFull } from "../http/index.ts";
import type { Identity } from "../session/index.ts";
import { hasRoom } from "../storage/index.ts";

/** What identifies one piece of work: the key is the caller's, within its own calls. */
interface WorkKey {
  readonly user_id: number;
  readonly call: string;
  readonly key: string;
}

/**
 * Does the work of a call in one transaction, and only once for one `Idempotency-Key`: the answer is kept in the same
 * transaction and given again to a repetition. Repetitions that arrive meanwhile wait for the first one's end. A refusal
 * (a thrown error) keeps nothing, so that a corrected request may use the same key.
 * @throws ProblemError 422 when the key was used for another request; 503 when the disk is nearly full.
 */
export async function once<Params, Query, Body, Answer>(
  request: CallRequest<Params, Query, Body, Answer, Identity>,
  work: (tx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const { call, context, identity, idempotencyKey } = request;
  if (!hasRoom(context.config)) throw storageFull();
  if (idempotencyKey === null) return transaction(context.db, work);
  const key: WorkKey = { user_id: identity.userId, call: call.name, key: idempotencyKey };
  const bodyHash = await request.fingerprint();
  return transaction(context.db, async (tx) => {
    if (!(await reserve(tx, key, bodyHash, new Date(context.clock.now())))) {
      return z.decode(call.answer, JSON.parse(await recall(tx, key, bodyHash)));
    }
    const answer = await work(tx);
    await remember(tx, key, textOf(call, answer));
    return answer;
  });
}

/** The row that keeps an answer. */
export type KeptAnswer = JsonRow<"idempotent_answers">;

/**
 * As {@link once}, for work that is one statement: it writes beside its own rows the one that `keep` makes of its answer,
 * null where the caller sent no key. A repetition fails on that row, and is given what the first one kept.
 */
export async function onceWritten<Params, Query, Body, Answer>(
  request: CallRequest<Params, Query, Body, Answer, Identity>,
  write: (keep: (answer: Answer) => KeptAnswer | null) => Promise<Answer>,
): Promise<Answer> {
  const { call, context, identity, idempotencyKey } = request;
  if (!hasRoom(context.config)) throw storageFull();
  if (idempotencyKey === null) return write(() => null);
  const key: WorkKey = { user_id: identity.userId, call: call.name, key: idempotencyKey };
  const bodyHash = await request.fingerprint();
  const kept = { ...key, body_hash: bodyHash, created_at: new Date(context.clock.now()) };
  try {
    return await write((answer) => ({ ...kept, answer: textOf(call, answer) }));
  } catch (error) {
    if (!isRepetition(error)) throw error;
    return z.decode(call.answer, JSON.parse(await recall(context.db, key, bodyHash)));
  }
}

const textOf = <Answer>(call: { readonly answer: Codec<Answer> }, answer: Answer): string =>
  JSON.stringify(z.encode(call.answer, answer));

const isRepetition = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === "idempotent_answers_pkey";

/** Claims the key; a claim that another transaction holds is waited for. False: the work is done. */
async function reserve(
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

async function recall(
  db: Queries,
  { user_id, call, key }: WorkKey,
  bodyHash: string,
): Promise<string> {
  const known = await db
    .selectFrom("idempotent_answers")
    .where("user_id", "=", user_id)
    .where("call", "=", call)
    .where("key", "=", key)
    .select(["body_hash", "answer"])
    .executeTakeFirstOrThrow();
  if (known.body_hash !== bodyHash) throw keyReused();
  return known.answer;
}

async function remember(
  tx: Transaction<Database>,
  { user_id, call, key }: WorkKey,
  answer: string,
): Promise<void> {
  await tx
    .updateTable("idempotent_answers")
    .where("user_id", "=", user_id)
    .where("call", "=", call)
    .where("key", "=", key)
    .set({ answer })
    .execute();
}

function keyReused(): ProblemError {
  return new ProblemError(422, "IDEMPOTENCY_KEY_REUSED", {
    fr: "Cette demande a déjà été envoyée avec un autre contenu.",
    ar: "سبق إرسال هذا الطلب بمحتوى مختلف.",
  });
}
