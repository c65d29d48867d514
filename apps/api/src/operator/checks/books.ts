import { sql } from "kysely";
import { selectDiscrepancies } from "../../ledger/index.ts";
import { verifyTrail } from "../../trail/index.ts";
import { type Check, check } from "./check.ts";

/** Balance of each account equals the sum of its lines, and every movement sums to zero. */
const ledger: Check = {
  name: "account and lines",
  find: async (db) =>
    (await selectDiscrepancies(db)).map(({ what, kept, lines }) => ({
      subject: what,
      expected: String(lines),
      found: String(kept),
    })),
};

export const accountChecks: readonly Check[] = [ledger];

/** Monthly sales are the sums of the ledger's movements. */
const months = check(
  "monthly sales",
  () => sql`
    select concat_ws(', ', 'business ' || business_id, 'user ' || user_id, 'support ' || support_id, month) as subject,
      concat_ws(' + ', sum(excl_tax), sum(tax)) as expected,
      concat_ws(' + ', sum(kept_excl_tax), sum(kept_tax)) as found
    from (
      select business_id, user_id, support_id, month, excl_tax, tax, 0 as kept_excl_tax, 0 as kept_tax
      from sale_lines
      union all
      select business_id, user_id, support_id, month, 0, 0, excl_tax, tax
      from monthly_sales
    ) sale
    group by business_id, user_id, support_id, month
    having sum(excl_tax) <> sum(kept_excl_tax) or sum(tax) <> sum(kept_tax)`,
);

export const salesChecks: readonly Check[] = [months];

/** No entry of the operators' trail was changed or taken out. */
const whole: Check = {
  name: "operators' trail",
  async find(db) {
    const verification = await verifyTrail(db);
    if (verification.whole) return [];
    const { at, fault } = verification;
    return [{ subject: `entry ${at}`, expected: "as it was written", found: fault }];
  },
};

export const trailChecks: readonly Check[] = [whole];
