import type {
  saveCard,
  saveCash,
  saveDays,
  saveNewspaper,
  savePrices,
} from "@parution/contract/installation";
import { leavesAnEdition } from "@parution/rules/calendar";
import { RESERVED_SLUGS } from "@parution/rules/catalogue";
import type { Centimes } from "@parution/rules/money";
import { LARGEST_RATE } from "@parution/rules/price";
import type { Transaction } from "kysely";
import { hasNewspapers, NO_EDITION } from "../newspaper/index.ts";
import {
  applySettings,
  readSettings,
  type Settings,
  writeSetting,
} from "../platform/config/settings.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { formatFigures } from "../platform/formats.ts";
import { conflict, invalid, type Messages, type ProblemError } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";

type Actor = Pick<StaffIdentity, "email">;
type Name = keyof Settings;

/** Settings of the newspaper, which cannot be changed here once it is open. */
const OF_NEWSPAPER: ReadonlySet<Name> = new Set<Name>(["newspaper", "days", "prices"]);

/**
 * Stores a setting with an entry of the trail, and applies it at once. @param valueFrom returns the new value from the former
 * one
 * @throws ProblemError 409 where the environment sets it, or for a newspaper that is open.
 */
export async function keepSetting<N extends Name>(
  context: Context,
  { email }: Actor,
  name: N,
  valueFrom: (former: Settings[N] | undefined) => Settings[N],
): Promise<void> {
  const { db, clock, config } = context;
  if (name in config.fixed && config.fixed[name as keyof typeof config.fixed]) throw isFixed();
  await transaction(db, async (tx) => {
    const at = new Date(clock.now());
    await lockSettings(tx);
    if (OF_NEWSPAPER.has(name) && (await hasNewspapers(tx))) throw alreadyOpen();
    const kept: Partial<Settings> = await readSettings(tx, config);
    const former = kept[name] as Settings[N] | undefined;
    const value = valueFrom(former);
    await writeSetting(tx, config, { name, value, at });
    await appendToTrail(tx, {
      at,
      operator: email,
      command: "installation",
      subject: name,
      reason: null,
      before: factsOf(former ?? {}),
      after: factsOf(value),
    });
  });
  await applySettings(context);
}

/** Serialises changes of settings. */
export async function lockSettings(tx: Transaction<Database>): Promise<void> {
  const locked = tx.selectFrom("stored_settings").select("name").forUpdate();
  await locked.execute();
}

/** Settings whose values the trail does not show. */
const SECRET: ReadonlySet<string> = new Set(["storeKey", "key", "smtpUrl"]);

/** Facts of a setting for the trail; of a secret only its presence. */
function factsOf(value: object): Facts {
  const facts = Object.entries(value).map(([name, part]): [string, string | null] => {
    if (part === null || part === undefined) return [name, null];
    if (SECRET.has(name)) return [name, "•••"];
    return [name, typeof part === "object" ? JSON.stringify(part) : String(part)];
  });
  return Object.fromEntries(facts);
}

/** @throws ProblemError 422 for the address of a page. */
export function requireFreeSlug(slug: string): void {
  if (RESERVED_SLUGS.has(slug)) throw invalid<typeof saveNewspaper>({ slug: [SLUG] });
}

/** @throws ProblemError 422 for a week without an edition. */
export function requireEditions({
  closedDays,
  weekendEditions = [],
}: Pick<Settings["days"], "closedDays" | "weekendEditions">): void {
  if (leavesAnEdition(closedDays, weekendEditions)) return;
  throw invalid<typeof saveDays>({ closedDays: [NO_EDITION] });
}

/** @throws ProblemError 422 where the card provider has no key yet, and none is given. */
export function requireStoreKey(isReady: boolean, storeKey: string | undefined): void {
  if (!isReady && storeKey === undefined) throw invalid<typeof saveCard>({ storeKey: [KEY] });
}

/** @throws ProblemError 422 where the cash partner has no key yet, and none is given. */
export function requireKey(isReady: boolean, key: string | undefined): void {
  if (!isReady && key === undefined) throw invalid<typeof saveCash>({ key: [KEY] });
}

/** @throws ProblemError 409 where no mail server is kept. */
export function requireServer(mail: Settings["mail"] | undefined): Settings["mail"] {
  if (mail === undefined || mail.smtpUrl === null) throw conflict("NO_SERVER", SERVER);
  return mail;
}

/** Highest price in centimes, as in a file of newspapers. */
const HIGHEST = 100_000_000;

interface PricesInput extends Omit<Settings["prices"], "unit"> {
  readonly unit?: number | undefined;
}

/**
 * @param ofModule highest price of a module
 * @throws ProblemError 422 for prices out of bounds, or of print without one of a module.
 */
export function requirePrices(
  { unit = 0, module, colourModule }: PricesInput,
  medium: "print" | "digital",
  ofModule: Centimes,
): void {
  const isGood = (price: number) => price > 0 && price <= HIGHEST;
  const isModule = (price: number) => price > 0 && price <= ofModule;
  const lacksModule = medium === "print" && module === undefined;
  const faults = {
    ...(!isGood(unit) && { unit: [PRICE] }),
    ...((lacksModule || (module !== undefined && !isModule(module))) && {
      module: [modulePrice(ofModule)],
    }),
    ...(colourModule !== undefined &&
      !isModule(colourModule) && { colourModule: [modulePrice(ofModule)] }),
  };
  if (Object.keys(faults).length > 0) throw invalid<typeof savePrices>(faults);
}

export const SLUG: Messages = {
  fr: "Cette adresse est celle d’une page : choisissez-en une autre.",
  ar: "هذا العنوان مخصص لصفحة أخرى: اختاروا غيره.",
};
const KEY: Messages = {
  fr: "Indiquez la clé du prestataire.",
  ar: "حددوا مفتاح مقدم الخدمة.",
};
const SERVER: Messages = {
  fr: "Aucun serveur d’envoi n’est enregistré.",
  ar: "لا يوجد خادم إرسال محفوظ.",
};
const modulePrice = (most: Centimes): Messages => ({
  fr: `Indiquez un prix, jusqu’à ${formatFigures(most, "fr")} dirhams : le plus grand format ne peut pas dépasser ${formatFigures(LARGEST_RATE, "fr")}.`,
  ar: `حددوا ثمنا لا يتجاوز ${formatFigures(most, "ar")} درهم: لا يمكن أن يتجاوز ثمن أكبر مساحة ${formatFigures(LARGEST_RATE, "ar")}.`,
});
const PRICE: Messages = {
  fr: "Indiquez un prix, jusqu’à un million de dirhams.",
  ar: "حددوا ثمنا لا يتجاوز مليون درهم.",
};

function isFixed(): ProblemError {
  return conflict("FIXED", {
    fr: "Ce réglage vient des variables d’environnement, qui l’emportent.",
    ar: "هذا الإعداد محدد في متغيرات البيئة، وهي الغالبة.",
  });
}

export function alreadyOpen(): ProblemError {
  return conflict("ALREADY_OPEN", {
    fr: "Le journal est déjà ouvert.",
    ar: "الجريدة مفتوحة من قبل.",
  });
}
