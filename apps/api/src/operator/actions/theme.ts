import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";
import { type Action, Refusal } from "./action.ts";
import { findAccount } from "./credit.ts";
import { deleteOverride, insertOverride, listSupportSlugs, type Place } from "./queries.ts";

/** A newspaper's own colour as an operator sets it. */
export interface NewTheme {
  /** Its slug, as addresses name it. */
  readonly support: string;
  /** `#rrggbb`, from which the others are derived; null: its theme's own again. */
  readonly brand: string | null;
  /** For this account's users only; null: for all visitors. */
  readonly account: string | null;
}

/** Overrides the colour of a newspaper's theme, or restores it; pages show it from their next opening on. */
export function setTheme({ support, brand, account }: NewTheme, reason: string | null): Action {
  return {
    command: "theme",
    subject: account === null ? support : `${support}, account ${account}`,
    reason,
    async carryOut({ db }) {
      const place = {
        support_id: await findSupport(db, support),
        business_id: account === null ? null : (await findAccount(db, account)).id,
      };
      const before = await replace(db, place, brand);
      return { before: { brand: before }, after: { brand } };
    },
  };
}

/** Replaces a colour, and returns the former one; null: none. */
async function replace(db: Transaction<Database>, place: Place, brand: string | null) {
  const removed = await deleteOverride(db, place);
  if (brand !== null) {
    await insertOverride(db, place, JSON.stringify({ brand }));
  }
  const was = removed?.styles.brand ?? removed?.styles.heading;
  return typeof was === "string" ? was : null;
}

async function findSupport(db: Transaction<Database>, slug: string): Promise<number> {
  const supports = await listSupportSlugs(db);
  const support = supports.find((one) => one.slug === slug);
  if (support !== undefined) return support.id;
  throw new Refusal(
    `There is no such newspaper, but ${supports.map((one) => one.slug).join(", ")}.`,
  );
}
