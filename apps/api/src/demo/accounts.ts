import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { openBalances } from "../ledger/index.ts";
import type { Context } from "../platform/context/index.ts";
import { type Database, transaction } from "../platform/database/index.ts";
import { hashPassword } from "../platform/password/index.ts";
import { type DemoBusiness, type DemoUser, demoBusinesses } from "./people.ts";

/** Every demonstration account's password. */
export const DEMO_PASSWORD = "Parution-2026!";

/** The accounts that a visitor is told about, one of each kind. */
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

/** The address with which a demonstration account signs in. */
export function emailOf(account: DemoAccount): string {
  return `${account}@demo.parution.test`;
}

/** Creates the demonstration accounts, their balances posted as opening entries. Into an empty database only. */
export async function seedAccounts(context: Context): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const at = new Date(context.clock.now());
  await transaction(context.db, async (tx) => {
    for (const business of demoBusinesses) await createBusiness(tx, business, passwordHash, at);
  });
}

async function createBusiness(
  tx: Transaction<Database>,
  { users, opening, ...business }: DemoBusiness,
  passwordHash: string,
  at: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto("businesses")
    .values({ ...business, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = users.map((user) => toRow(user, id, passwordHash, at));
  await tx.insertInto("users").values(rows).execute();
  await openBalances(tx, id, opening, at);
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
