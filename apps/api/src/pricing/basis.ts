import type { IsoDate } from "@parution/rules/dates";
import { type Queries, readTogether } from "../platform/database/index.ts";
import { listBases } from "./queries.ts";

type BasisRow = Awaited<ReturnType<typeof listBases>>[number];

/** What a price depends on besides what is chosen, as the database has it now. */
export interface PriceBasis {
  readonly catalogueVersion: number;
  /** The account's, the cheapest first, whether in force or not. */
  readonly packages: BasisRow["packages"];
}

const findBasis = readTogether(async (db: Queries, businessIds: readonly (number | null)[]) => {
  const rows = await listBases(db, businessIds);
  return new Map(rows.map(({ business_id, ...row }) => [business_id, row]));
});

/** @param businessId whose packages count; null for visitors. */
export async function readBasis(db: Queries, businessId: number | null): Promise<PriceBasis> {
  const row = await findBasis(db, businessId);
  if (row === undefined) throw new Error("The catalogue has no version.");
  return { catalogueVersion: row.version, packages: row.packages };
}

/** The package that counts for a product on a day: the cheapest in force. */
export function packageFor({ packages }: PriceBasis, productId: number, today: IsoDate) {
  return packages.find(
    ({ product_id, starts_on, ends_on }) =>
      product_id === productId && starts_on <= today && (ends_on === null || ends_on >= today),
  );
}
