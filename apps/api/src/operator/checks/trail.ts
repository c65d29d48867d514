import { verifyTrail } from "../trail/index.ts";
import type { Check } from "./check.ts";

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
