import { RESERVED_SLUGS } from "@parution/rules/catalogue";
import { dateInZone } from "@parution/rules/dates";
import { sql, type Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { extendClosures } from "./closures.ts";
import { copyOffer, sellCatalogue } from "./offer-queries.ts";
import { type NewSupport, supportRow } from "./open.ts";
import { insertSupport } from "./queries.ts";

type Tx = Transaction<Database>;

/** A newspaper beside others. */
export interface NewNewspaper extends Omit<NewSupport, "position" | "today"> {
  readonly colour: string;
  /** Another newspaper whose offer it takes, or the prices of every heading of the catalogue, in centimes before tax. */
  readonly offer:
    | { readonly copyFrom: number }
    | { readonly unit: number; readonly module: number; readonly colourModule: number };
  /** Page format of the newspaper; null: the usual page, or a digital newspaper. */
  readonly page: {
    readonly height: number;
    readonly columns: number;
    readonly gutter: number;
  } | null;
}

/** An added newspaper. */
export interface Added {
  readonly id: number;
  /** Headings that it sells. */
  readonly headings: number;
}

/** Reason for which none was added. */
export type AdditionRefusal =
  | "reserved"
  | "taken"
  | "unknown-source"
  | "other-medium"
  | "nothing-to-sell";

/**
 * Adds a newspaper to those of a publisher: its row, colour, page, days and offer. Where it is refused the caller rolls back what was
 * written.
 */
export async function addNewspaper(
  tx: Tx,
  newspaper: NewNewspaper,
  { clock, config }: Pick<Context, "clock" | "config">,
): Promise<Added | AdditionRefusal> {
  const { slug, medium, offer, page } = newspaper;
  if (RESERVED_SLUGS.has(slug)) return "reserved";
  // One at a time: a second press of the button finds the address taken.
  await sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(tx);
  const others = await tx
    .selectFrom("supports")
    .select(["id", "slug", "channel_id", "position"])
    .execute();
  if (others.some((other) => other.slug === slug)) return "taken";
  const position = Math.max(0, ...others.map((other) => other.position)) + 1;
  const today = dateInZone(clock.now(), config.publisherZone);
  const row = supportRow({ ...newspaper, position, today });
  if ("copyFrom" in offer) {
    const source = others.find((other) => other.id === offer.copyFrom);
    if (source === undefined) return "unknown-source";
    if (source.channel_id !== row.channel_id) return "other-medium";
  }
  const id = await insertSupport(tx, row, newspaper.colour);
  const headings = await ("copyFrom" in offer
    ? copyOffer(tx, offer.copyFrom, id)
    : sellCatalogue(tx, { id, medium }, offer));
  if (headings === 0) return "nothing-to-sell";
  if (page !== null && medium === "print") {
    await tx
      .insertInto("page_formats")
      .values({
        support_id: id,
        height_mm: page.height,
        columns: page.columns,
        gutter_mm: page.gutter,
        ad_order: "arrival",
        fillers: [],
      })
      .execute();
  }
  await extendClosures({ db: tx, clock, config });
  return { id, headings };
}

/** Advisory lock of additions. */
const TURN = 4_800_105;
