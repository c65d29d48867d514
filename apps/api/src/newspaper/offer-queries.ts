import type { Centimes } from "@parution/rules/money";
import { LARGEST_RATE } from "@parution/rules/price";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { digitalType, lineType, MOST_MODULES, modularType } from "./starter/canvases.ts";

type Tx = Transaction<Database>;

/** Centimes before tax. */
interface Prices {
  /** Price of a line in print, or of a date on the web. */
  readonly unit: number;
  readonly module: number;
  readonly colourModule: number;
}

/** Id of black and white among the colours. */
const BLACK_AND_WHITE = 1;

/**
 * Puts every heading of the catalogue on sale at one price, as products of the starter set: by the line and by the module in each
 * colour, or by the date. Returns the number of headings.
 */
export async function sellCatalogue(
  tx: Tx,
  { id, medium }: { readonly id: number; readonly medium: "print" | "digital" },
  { unit, module, colourModule }: Prices,
): Promise<number> {
  const { numAffectedRows: headings = 0n } = await sql`
    insert into support_headings (support_id, heading_id, unit_price)
    select ${id}::integer, headings.id, ${unit}::integer from headings where headings.retired_at is null`.execute(
    tx,
  );
  const sold =
    medium === "print"
      ? sql`select ${lineType.id}::integer as type_id, 'L' as format, null::integer as colour_id
          union all select ${modularType.id}::integer, 'M', id from colours where retired_at is null`
      : sql`select ${digitalType.id}::integer as type_id, 'M' as format, null::integer as colour_id`;
  await sql`
    insert into products (support_id, heading_id, ad_type_id, format, colour_id, label_fr, label_ar)
    select offer.support_id, heading.id, type.id, sold.format, sold.colour_id,
      concat_ws(', ', heading.label_fr, type.label_fr, colour.label_fr),
      concat_ws('، ', heading.label_ar, type.label_ar, colour.label_ar)
    from support_headings offer
    join headings heading on heading.id = offer.heading_id
    cross join (${sold}) sold
    join ad_types type on type.id = sold.type_id
    left join colours colour on colour.id = sold.colour_id
    where offer.support_id = ${id} and (sold.format = 'M' or not heading.is_product)
    order by heading.position, heading.id, type.id, colour.position`.execute(tx);
  // Lines and dates cost their heading's price, a canvas that of its modules.
  await sql`
    insert into product_canvases (product_id, canvas_id, price)
    select product.id, canvas.id,
      case when product.colour_id is not null then canvas.modules
        * case product.colour_id when ${BLACK_AND_WHITE} then ${module}::integer else ${colourModule}::integer end end
    from products product
    join supports support on support.id = product.support_id
    join canvases canvas on canvas.format = product.format and canvas.fixed_price = support.fixed_price
    where product.support_id = ${id} and canvas.retired_at is null
      and (product.colour_id is null or canvas.modules > 0)
    order by product.id, canvas.id`.execute(tx);
  return Number(headings);
}

/**
 * Gives a newspaper what another one sells: its headings, products, canvases and tiers, at the prices in force. What was retired is left
 * out. Returns the number of headings.
 */
export async function copyOffer(tx: Tx, from: number, to: number): Promise<number> {
  await sql`
    update supports set word_break = source.word_break, package_price = source.package_price,
      package_block_lines = source.package_block_lines, package_min_dates = source.package_min_dates
    from supports source where source.id = ${from} and supports.id = ${to}`.execute(tx);
  await sql`
    insert into support_tiers (support_id, min_lines, max_lines, code, discount_percent)
    select ${to}::integer, min_lines, max_lines, code, discount_percent from support_tiers where support_id = ${from}`.execute(
    tx,
  );
  const { numAffectedRows: headings = 0n } = await sql`
    insert into support_headings (support_id, heading_id, unit_price, discount_percent)
    select ${to}::integer, offer.heading_id, offer.unit_price, offer.discount_percent
    from support_headings offer join headings heading on heading.id = offer.heading_id
    where offer.support_id = ${from} and offer.retired_at is null and heading.retired_at is null
    order by heading.position, heading.id`.execute(tx);
  await sql`
    insert into products (support_id, heading_id, ad_type_id, colour_id, format, label_fr, label_ar)
    select offer.support_id, product.heading_id, product.ad_type_id, product.colour_id, product.format,
      product.label_fr, product.label_ar
    from products product
    join support_headings offer on offer.support_id = ${to} and offer.heading_id = product.heading_id
    where product.support_id = ${from} and product.retired_at is null
    order by product.id`.execute(tx);
  await sql`
    insert into product_canvases (product_id, canvas_id, price)
    select made.id, sold.canvas_id, sold.price
    from products product
    join products made on made.support_id = ${to} and made.heading_id = product.heading_id
      and made.ad_type_id = product.ad_type_id and made.colour_id is not distinct from product.colour_id
    join product_canvases sold on sold.product_id = product.id and sold.retired_at is null
    where product.support_id = ${from}
    order by made.id, sold.canvas_id`.execute(tx);
  return Number(headings);
}

/**
 * Highest price of a module, at which the largest canvas still has one that a rate card may have: of the catalogue, or of the starter
 * set where there is none yet.
 */
export async function highestModulePrice(db: Queries): Promise<Centimes> {
  const { modules } = await db
    .selectFrom("canvases")
    .where("retired_at", "is", null)
    .where("format", "=", "M")
    .where("fixed_price", "=", false)
    .select((eb) => eb.fn.max("modules").as("modules"))
    .executeTakeFirstOrThrow();
  return Math.floor(LARGEST_RATE / (modules || MOST_MODULES));
}

/** Headings that the catalogue offers. */
export async function countHeadings(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("headings")
    .where("retired_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newspapers in their order, each with the number of headings that it sells, and its page. */
export const listNewspapers = (db: Queries) =>
  db
    .selectFrom("supports as support")
    .leftJoin("page_formats as format", "format.support_id", "support.id")
    .select((eb) => [
      ...(["support.id", "support.slug", "support.label_fr", "support.label_ar"] as const),
      ...([
        "support.channel_id",
        "format.height_mm",
        "format.columns",
        "format.gutter_mm",
      ] as const),
      eb
        .selectFrom("support_headings as offer")
        .innerJoin("headings as heading", "heading.id", "offer.heading_id")
        .whereRef("offer.support_id", "=", "support.id")
        .where("offer.retired_at", "is", null)
        .where("heading.retired_at", "is", null)
        .select((of) => of.fn.countAll<number>().as("count"))
        .as("headings"),
    ])
    .orderBy("support.position")
    .orderBy("support.id")
    .execute();
