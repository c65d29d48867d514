import type { Codec } from "@parution/contract/call";
import type { Transaction } from "kysely";
import { DatabaseError } from "pg";
import * as z from "zod/mini";
import type { JsonRow } from "../database/insert-records.ts";
import type { Database } from "../database/tables/index.ts";
import { transaction } from "../database/transaction.ts";
import type { CallRequest } from "../http/bind.ts";
import { storageFull } from "../http/outage.ts";
import type { Identity } from "../session/identify.ts";
import { hasRoom } from "../storage/folder.ts";
import { answerOf, readKept, reserve, type WorkKey, workKeyOf } from "./recall.ts";

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
  const { call, context } = request;
  if (!hasRoom(context.config)) throw storageFull();
  const key = workKeyOf(request);
  if (key === null) return transaction(context.db, work);
  const bodyHash = await request.fingerprint();
  return transaction(context.db, async (tx) => {
    if (!(await reserve(tx, key, bodyHash, new Date(context.clock.now())))) {
      return answerOf(request, await readKept(tx, key));
    }
    const answer = await work(tx);
    await remember(tx, key, textOf(call, answer));
    return answer;
  });
}

/** The row that keeps an answer. */
export type KeptAnswer = JsonRow<"idempotent_answers">;

/**
 * Variant of {@link once} for work that is one statement: it writes beside its own rows the one that `keep` makes of
 * its answer, null where the caller sent no key. A repetition fails on that row, and gets the first one's kept
 * answer.
 */
export async function onceWritten<Params, Query, Body, Answer>(
  request: CallRequest<Params, Query, Body, Answer, Identity>,
  write: (keep: (answer: Answer) => KeptAnswer | null) => Promise<Answer>,
): Promise<Answer> {
  const { call, context } = request;
  if (!hasRoom(context.config)) throw storageFull();
  const key = workKeyOf(request);
  if (key === null) return write(() => null);
  const bodyHash = await request.fingerprint();
  const kept = { ...key, body_hash: bodyHash, created_at: new Date(context.clock.now()) };
  try {
    return await write((answer) => ({ ...kept, answer: textOf(call, answer) }));
  } catch (error) {
    if (!isRepetition(error)) throw error;
    return answerOf(request, await readKept(context.db, key));
  }
}

const textOf = <Answer>(call: { readonly answer: Codec<Answer> }, answer: Answer): string =>
  JSON.stringify(z.encode(call.answer, answer));

const isRepetition = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === "idempotent_answers_pkey";

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
