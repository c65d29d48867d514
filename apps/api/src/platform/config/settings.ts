import type { Context } from "../context.ts";
import type { SettingName } from "../database/tables/accounts.ts";
import type { Queries } from "../database/transaction.ts";
import type { Job } from "../jobs.ts";
import { seal, unseal } from "../seal.ts";
import type { Config } from "./config.ts";

/** Outcome of the last try of a setting. */
export interface Trial {
  /** Digest of the setting as it was tried. */
  readonly of: string;
  readonly outcome: "proven" | "answered" | "failed";
}

/** Settings made at the desk; those of the newspaper are stored until it opens. */
export interface Settings extends Record<SettingName, object> {
  readonly publisher: NonNullable<Config["publisher"]>;
  readonly card: Config["card"];
  readonly cash: Config["cash"];
  readonly mail: Config["mail"];
  readonly newspaper: {
    readonly nameFr: string;
    readonly nameAr: string;
    readonly slug: string;
    readonly medium: "print" | "digital";
    readonly language: "fr" | "ar";
    readonly colour: string;
  };
  readonly days: {
    readonly closedDays: number[];
    readonly weekendEditions?: ("saturday" | "sunday")[] | undefined;
    readonly moroccanHolidays: boolean;
    readonly leadHours?: number | undefined;
  };
  readonly prices: {
    readonly unit: number;
    readonly module?: number | undefined;
    readonly colourModule?: number | undefined;
  };
  readonly cardTrial: Trial;
  readonly cashTrial: Trial;
  readonly mailTrial: Trial;
}

type Keys = Pick<Config, "factorKey">;
const placeOf = (name: string): string => `setting ${name}`;

/** Stored settings; one that was encrypted with another key is left out. */
export async function readSettings(db: Queries, { factorKey }: Keys): Promise<Partial<Settings>> {
  const rows = await db.selectFrom("stored_settings").select(["name", "sealed"]).execute();
  const entries = rows.flatMap(({ name, sealed }) => {
    const text = unseal(sealed, placeOf(name), factorKey);
    return text === null ? [] : [[name, JSON.parse(text)] as const];
  });
  // `writeSetting` is the only writer, and types the value by the name.
  return Object.fromEntries(entries) as Partial<Settings>;
}

/** Encrypts and stores a setting, in place of the former one. */
export async function writeSetting<Name extends keyof Settings>(
  db: Queries,
  { factorKey }: Keys,
  { name, value, at }: { readonly name: Name; readonly value: Settings[Name]; readonly at: Date },
): Promise<void> {
  const sealed = seal(JSON.stringify(value), placeOf(name), factorKey);
  await db
    .insertInto("stored_settings")
    .values({ name, sealed, set_at: at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ sealed, set_at: at }))
    .execute();
}

/** Puts the settings made at the desk into the program's own, where the environment has none. */
export async function applySettings({ db, config }: Pick<Context, "config" | "db">): Promise<void> {
  const { publisher, card, cash, mail } = await readSettings(db, config);
  const { fixed } = config;
  // The only place that changes a configuration; its readers read it anew with each call.
  Object.assign(config, {
    ready: {
      card: config.ready.card || card !== undefined,
      cash: config.ready.cash || cash !== undefined,
    },
    ...(publisher !== undefined && !fixed.publisher && { publisher }),
    ...(card !== undefined && !fixed.card && { card }),
    ...(cash !== undefined && !fixed.cash && { cash }),
    ...(mail !== undefined && !fixed.mail && { mail }),
  });
}

/** Follows settings that another process has made. */
export const followSettings: Job = { name: "settings", every: 5_000, run: applySettings };
