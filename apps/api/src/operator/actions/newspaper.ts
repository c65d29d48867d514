import type { WordBreak } from "@parution/rules/lines";
import type { Transaction } from "kysely";
import { initialise, type NewspaperFile, type OpeningRefusal } from "../../newspaper/index.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { type Action, Refusal } from "./action.ts";
import { findAccount } from "./credit.ts";
import {
  deleteOverride,
  insertOverride,
  listSupports,
  type Place,
  updateWordBreak,
} from "./queries.ts";

/** A newspaper's own colour as an operator sets it. */
export interface NewTheme {
  /** Slug of the newspaper, as addresses name it. */
  readonly support: string;
  /** `#rrggbb`, from which the others are derived; null: its theme's own again. */
  readonly brand: string | null;
  /** Account whose users alone see the newspaper; null: all visitors do. */
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
        support_id: (await findSupport(db, support)).id,
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

/** Places at which rows of line text can end. */
export const wordBreaks = ["break-all", "break-word"] as const satisfies readonly WordBreak[];

/** Sets where rows of a newspaper's new line ads end; ordered ads keep their setting (docs/domain/ad-text-and-lines.md#word-breaks). */
export function setWordBreak(slug: string, wordBreak: WordBreak, reason: string | null): Action {
  return {
    command: "word-break",
    subject: slug,
    reason,
    async carryOut({ db }) {
      const support = await findSupport(db, slug);
      if (support.word_break === wordBreak) throw new Refusal(`It is ${wordBreak} already.`);
      await updateWordBreak(db, support.id, wordBreak);
      return { before: { wordBreak: support.word_break }, after: { wordBreak } };
    },
  };
}

/** @throws Refusal naming the newspapers that there are. */
async function findSupport(db: Transaction<Database>, slug: string) {
  const supports = await listSupports(db);
  const support = supports.find((one) => one.slug === slug);
  if (support !== undefined) return support;
  throw new Refusal(
    `There is no such newspaper, but ${supports.map((one) => one.slug).join(", ")}.`,
  );
}

/**
 * Opens the newspapers of a file in an empty database.
 * @param onOpened called with the owner's first password, which is kept nowhere else.
 */
export function openFrom(file: NewspaperFile, onOpened: (firstPassword: string) => void): Action {
  return {
    command: "init",
    subject: file.owner.email,
    reason: null,
    async carryOut({ db, clock, config }) {
      const outcome = await initialise(db, file, { clock, config });
      if ("reason" in outcome) throw new Refusal(describeOpening(outcome));
      onOpened(outcome.firstPassword);
      const newspapers = file.newspapers.map(({ slug }) => slug);
      return { before: { newspapers: [] }, after: { newspapers, owner: file.owner.email } };
    },
  };
}

function describeOpening(refusal: OpeningRefusal): string {
  if (refusal.reason === "in-use") return "The database has newspapers or accounts already.";
  if (refusal.reason === "slug") return `${refusal.newspaper}, as a slug, is taken by a page.`;
  return `${refusal.newspaper}: there is no heading ${refusal.heading}, but ${refusal.known.join(", ")}.`;
}
