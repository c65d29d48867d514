import { dateInZone } from "@parution/rules/dates";
import type { Queries } from "../../platform/database/index.ts";
import { products } from "./products.ts";

const HELD = { supportId: 1, headingId: 7, adTypeId: 1, price: 12_00 };

/** The one package of the demonstration: job offers by the line in L'Horizon, held by the company «pro». */
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
  const rates = products.filter(
    (product) =>
      product.support_id === HELD.supportId &&
      product.heading_id === HELD.headingId &&
      product.ad_type_id === HELD.adTypeId,
  );
  await tx
    .insertInto("package_rates")
    .values(
      rates.map((product) => ({
        business_id,
        product_id: product.id,
        label_fr: "Forfait recrutement",
        label_ar: "باقة التوظيف",
        price: HELD.price,
        starts_on: dateInZone(now, zone),
        ends_on: null,
      })),
    )
    .execute();
}
