import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { hashPassword } from "../platform/password.ts";
import type { Holdings } from "./orders/books.ts";
import { type DemoUser, demoBusinesses } from "./people.ts";

/** Every demonstration account's password. */
export const DEMO_PASSWORD = "Parution-2026!";

/** Accounts listed for visitors of the demonstration, one of each kind. */
export const demoAccounts = [
  "particulier",
  "pro",
  "terme",
  "plafond",
  "convention",
  "credit",
  "membre",
  "admin",
] as const;
export type DemoAccount = (typeof demoAccounts)[number];

/** End of every address of the demonstration. */
export const DEMO_DOMAIN = "@demo.parution.test";

/** The address with which a demonstration account signs in. */
export function emailOf(account: string): string {
  return `${account}${DEMO_DOMAIN}`;
}

/**
 * Creates the demonstration accounts, into an empty database only.
 * @returns what each business has and owes, which its orders bring about.
 */
export async function seedAccounts(
  tx: Transaction<Database>,
  at: Date,
): Promise<ReadonlyMap<number, Holdings>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const holdings = new Map<number, Holdings>();
  for (const { users, holds, ...business } of demoBusinesses) {
    const { id } = await tx
      .insertInto("businesses")
      .values({ ...business, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = users.map((user) => toRow(user, id, passwordHash, at));
    await tx.insertInto("users").values(rows).execute();
    holdings.set(id, holds);
  }
  return holdings;
}

function toRow(user: DemoUser, businessId: number, passwordHash: string, at: Date) {
  return {
    ...user,
    business_id: businessId,
    client_hash: randomBytes(16).toString("hex"),
    password_hash: passwordHash,
    created_at: at,
  };
}
