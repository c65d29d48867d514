import { randomBytes, randomInt } from "node:crypto";
import { DEFAULT_LEAD } from "@parution/rules/calendar";
import { RESERVED_SLUGS } from "@parution/rules/catalogue";
import { dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { hashPassword } from "../platform/password.ts";
import { extendClosures } from "./closures.ts";
import { continueIds, restartIds } from "./continue-ids.ts";
import { type Newspaper, type NewspaperFile, weekdayNumber } from "./file.ts";
import { hasAccounts, hasNewspapers, insertOwner, insertSupport } from "./queries.ts";
import { adTypes, canvases, colours } from "./starter/canvases.ts";
import { cities, countries } from "./starter/cities.ts";
import { headingRows, optionRows, subheadingRows, suboptionRows } from "./starter/heading-rows.ts";
import { headings } from "./starter/headings.ts";
import { productRows } from "./starter/products.ts";

/** Days ahead for which a new newspaper takes orders. */
const YEAR_AHEAD = 365;

/** Opened newspapers, with the first password of their owner. */
export interface Opened {
  /** Valid for a week, and changed at the first login. */
  readonly firstPassword: string;
}

/** Reason for which nothing was opened. */
export type OpeningRefusal =
  | { readonly reason: "in-use" }
  | {
      readonly reason: "heading";
      readonly newspaper: string;
      readonly heading: string;
      readonly known: readonly string[];
    }
  | { readonly reason: "slug"; readonly newspaper: string };

/** Fills an empty database with the newspapers of a file, and their owner. */
export async function initialise(
  tx: Transaction<Database>,
  { newspapers, owner }: NewspaperFile,
  surroundings: Pick<Context, "clock" | "config">,
): Promise<Opened | OpeningRefusal> {
  if (await hasAccounts(tx)) return { reason: "in-use" };
  const refusal = await openNewspapers(tx, newspapers, surroundings);
  if (refusal !== null) return refusal;
  const firstPassword = inventPassword();
  const at = new Date(surroundings.clock.now());
  await insertFirstOwner(tx, owner, { at, password: firstPassword, isFirst: true });
  return { firstPassword };
}

/**
 * Opens the first newspapers of a database: their headings from the starter set, prices, days and colours.
 * @returns null when they are open.
 */
export async function openNewspapers(
  tx: Transaction<Database>,
  newspapers: readonly Newspaper[],
  { clock, config }: Pick<Context, "clock" | "config">,
): Promise<OpeningRefusal | null> {
  if (await hasNewspapers(tx)) return { reason: "in-use" };
  const fault = faultOf(newspapers);
  if (fault !== null) return fault;
  // Ids from 1, also after an opening that was rolled back: a spreadsheet refers to them.
  await restartIds(tx, ["supports", "support_headings", "product_canvases"]);
  await insertStarter(tx);
  const today = dateInZone(clock.now(), config.publisherZone);
  const ids: number[] = [];
  for (const [index, newspaper] of newspapers.entries()) {
    const row = rowOf(newspaper, index + 1, today);
    ids.push(await insertSupport(tx, row, newspaper.colour));
  }
  await insertOffers(tx, newspapers, ids);
  await extendClosures({ db: tx, clock, config });
  return null;
}

function faultOf(newspapers: readonly Newspaper[]): OpeningRefusal | null {
  const known = new Set(["default", ...headings.map(({ slug }) => slug)]);
  for (const { slug, ...newspaper } of newspapers) {
    if (RESERVED_SLUGS.has(slug)) return { reason: "slug", newspaper: slug };
    const heading = Object.keys(unitPrices(newspaper)).find((name) => !known.has(name));
    if (heading !== undefined)
      return { reason: "heading", newspaper: slug, heading, known: [...known] };
  }
  return null;
}

type Unit = Readonly<Record<string, number>> & { readonly default: number };

const unitPrices = (newspaper: Pick<Newspaper, "medium" | "prices">): Unit =>
  "line" in newspaper.prices ? newspaper.prices.line : newspaper.prices.date;

function rowOf(newspaper: Newspaper, position: number, today: IsoDate) {
  const isPrint = newspaper.medium === "print";
  const { name, tagline } = newspaper;
  return supportRow({
    ...newspaper,
    nameFr: name.fr,
    nameAr: name.ar,
    position,
    today,
    taglineFr: tagline?.fr,
    taglineAr: tagline?.ar,
    wordBreak: isPrint ? newspaper.wordBreak : undefined,
    closedDays: newspaper.closedDays.map(weekdayNumber),
  });
}

/** A newspaper to open. */
export interface NewSupport {
  readonly nameFr: string;
  readonly nameAr: string;
  readonly taglineFr?: string | undefined;
  readonly taglineAr?: string | undefined;
  readonly slug: string;
  readonly medium: "print" | "digital";
  readonly language: "fr" | "ar";
  readonly wordBreak?: "break-all" | "break-word" | undefined;
  readonly leadHours?: number | undefined;
  /** Days of the week without an edition, from 0, Sunday. */
  readonly closedDays: readonly number[];
  /** Days of the weekend with an edition from the first day on. */
  readonly weekendEditions?: readonly ("saturday" | "sunday")[] | undefined;
  readonly moroccanHolidays: boolean;
  readonly position: number;
  readonly today: IsoDate;
}

/** Row of a newspaper that takes orders for a year ahead. */
export function supportRow(newspaper: NewSupport) {
  const { slug, language, medium, position, today, weekendEditions = [] } = newspaper;
  const isPrint = medium === "print";
  return {
    slug,
    label_fr: newspaper.nameFr,
    label_ar: newspaper.nameAr,
    tagline_fr: newspaper.taglineFr ?? "",
    tagline_ar: newspaper.taglineAr ?? "",
    channel_id: isPrint ? (1 as const) : (2 as const),
    language,
    fixed_price: !isPrint,
    word_break: newspaper.wordBreak,
    package_price: null,
    package_block_lines: null,
    package_min_dates: null,
    calendar_start: null,
    calendar_end: null,
    calendar_days: YEAR_AHEAD,
    lead_hours: newspaper.leadHours ?? DEFAULT_LEAD[medium],
    closed_weekdays: [...newspaper.closedDays],
    saturdays_from: weekendEditions.includes("saturday") ? today : null,
    sundays_from: weekendEditions.includes("sunday") ? today : null,
    moroccan_holidays: newspaper.moroccanHolidays,
    position,
  };
}

/** Inserts the starter set: headings and their questions, types of ads, canvases, colours, cities. */
export async function insertStarter(tx: Queries): Promise<void> {
  await tx
    .insertInto("headings")
    .values([...headingRows])
    .execute();
  await tx
    .insertInto("subheadings")
    .values([...subheadingRows])
    .execute();
  await tx
    .insertInto("options")
    .values([...optionRows])
    .execute();
  await tx
    .insertInto("suboptions")
    .values([...suboptionRows])
    .execute();
  await tx
    .insertInto("ad_types")
    .values([...adTypes])
    .execute();
  await tx
    .insertInto("colours")
    .values([...colours])
    .execute();
  await tx
    .insertInto("canvases")
    .values([...canvases])
    .execute();
  await tx
    .insertInto("countries")
    .values([...countries])
    .execute();
  await tx
    .insertInto("cities")
    .values([...cities])
    .execute();
  await continueIds(tx, [
    ...["headings", "subheadings", "options", "suboptions", "ad_types"],
    ...["colours", "canvases", "countries", "cities"],
  ]);
}

async function insertOffers(
  tx: Transaction<Database>,
  newspapers: readonly Newspaper[],
  ids: readonly number[],
): Promise<void> {
  const sold = newspapers.map((newspaper, index) => ({ newspaper, id: ids[index] ?? 0 }));
  const offers = sold.flatMap(({ newspaper, id }) => {
    const prices = unitPrices(newspaper);
    return headings.map((heading) => ({
      support_id: id,
      heading_id: heading.id,
      unit_price: prices[heading.slug] ?? prices.default,
      discount_percent: null,
    }));
  });
  await tx.insertInto("support_headings").values(offers).execute();
  const supports = sold.map(({ newspaper: { prices }, id }) => ({
    id,
    fixedPrice: "date" in prices,
    modulePrice: (colourId: number) =>
      "date" in prices
        ? 0
        : colourId === 1
          ? prices.module
          : (prices.colourModule ?? prices.module),
  }));
  const { products, productCanvases } = productRows(supports, headings);
  await tx
    .insertInto("products")
    .values([...products])
    .execute();
  await tx
    .insertInto("product_canvases")
    .values([...productCanvases])
    .execute();
  await continueIds(tx, ["products"]);
}

interface FirstLogin {
  readonly at: Date;
  readonly password: string;
  /** True when the password was invented, so that it must be changed at the first login. */
  readonly isFirst: boolean;
}

/** Creates the newspaper's own account with its owner. */
export async function insertFirstOwner(
  tx: Transaction<Database>,
  owner: NewspaperFile["owner"],
  { at, password, isFirst }: FirstLogin,
): Promise<void> {
  const name = `${owner.firstName} ${owner.lastName}`;
  await insertOwner(
    tx,
    {
      label: name,
      legal_name: name,
      type: "Administration",
      account_kind: "individual",
      email: owner.email,
      created_at: at,
      is_newspaper: true,
    },
    {
      is_parent: true,
      roles: "ROLE_ADMIN",
      civility: owner.civility,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      language: owner.language,
      client_hash: randomBytes(16).toString("hex"),
      password_hash: await hashPassword(password),
      must_change_password: isFirst,
      first_password_at: isFirst ? at : null,
      created_at: at,
    },
  );
}

/** Letters and digits that are not easily confused when read aloud or typed. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

const inventPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(""),
  ).join("-");
