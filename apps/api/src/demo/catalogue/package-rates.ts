import { addDays, dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Queries } from "../../platform/database/transaction.ts";
import { products } from "./prices.ts";

/** Job offers by the line in L'Horizon. */
const HELD = { supportId: 1, headingId: 7, adTypeId: 1, price: 12_00 };

/** Days of a package of the past, and how many of them there were, one after another. */
const TERM = 60;
const PAST = 23;

/** A package's product, and its first price (centimes), which rises a little each year. */
const labels = [
  { label_fr: "Forfait recrutement", label_ar: "باقة التوظيف", price: 9_00 },
  { label_fr: "Forfait annonces légales", label_ar: "باقة الإعلانات القانونية", price: 14_00 },
  { label_fr: "Forfait immobilier", label_ar: "باقة العقار", price: 11_00 },
] as const;

/** The packages of the company «pro»: one that counts, those of the past, and two to come. */
export async function seedPackageRates(
  tx: Queries,
  holder: { readonly email: string },
  now: number,
  zone: string,
): Promise<void> {
  const { business_id } = await tx
    .selectFrom("users")
    .where("email", "=", holder.email)
    .select("business_id")
    .executeTakeFirstOrThrow();
  const today = dateInZone(now, zone);
  const rates = [
    ...Array.from({ length: PAST }, (_, index) => pastRate(index, today)),
    ...heldRates(today),
  ];
  await tx
    .insertInto("package_rates")
    .values(
      rates.map((rate) => ({
        ...rate,
        business_id,
        created_at: new Date(Math.min(now, Date.parse(addDays(rate.starts_on, -3)))),
      })),
    )
    .execute();
}

/** The packages of the past, the oldest first: their products take turns. */
function pastRate(index: number, today: IsoDate) {
  const [ago, { price, ...label }] = [PAST - index, turn(labels, index)];
  const starts_on = addDays(today, -ago * TERM);
  const product = turn(byTheLine, index);
  const dearer = Math.floor((index * TERM) / 365) * 50;
  return {
    ...label,
    product_id: product.id,
    price: price + dearer,
    starts_on,
    ends_on: addDays(starts_on, TERM - 1),
  };
}

/** The one that counts, without end; and two that begin next year. */
function heldRates(today: IsoDate) {
  const [recruiting, legal] = labels;
  const held = products.filter(
    (product) =>
      product.support_id === HELD.supportId &&
      product.heading_id === HELD.headingId &&
      product.ad_type_id === HELD.adTypeId,
  );
  const next = addDays(today, 400);
  return [
    ...held.map(({ id }) => rateOf(recruiting, id, HELD.price, today, null)),
    ...byTheLine
      .slice(0, 2)
      .map(({ id }) => rateOf(legal, id, legal.price, next, addDays(next, 365))),
  ];
}

const rateOf = (
  { label_fr, label_ar }: (typeof labels)[number],
  product_id: number,
  price: number,
  starts_on: IsoDate,
  ends_on: IsoDate | null,
) => ({ label_fr, label_ar, product_id, price, starts_on, ends_on });

const byTheLine = products.filter(
  ({ support_id, format }) => support_id === HELD.supportId && format === "L",
);

function turn<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError("Nothing to take turns");
  return item;
}
