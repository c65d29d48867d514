import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { addresseeOf, queueMail } from "../mail/index.ts";
import type { Database } from "../platform/database/index.ts";

/** Tells a user that their password was changed, should it have been somebody else. */
export async function tellPasswordChanged(
  tx: Transaction<Database>,
  userId: number,
  at: number,
): Promise<void> {
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const key = `password-changed:${userId}:${randomUUID()}`;
  const mail = { ...address, template: "password-changed" as const, data: { name, at }, key };
  await queueMail(tx, mail, new Date(at));
}
