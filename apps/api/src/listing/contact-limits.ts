import { requireCaptcha } from "../captcha/index.ts";
import type { Context } from "../platform/context/index.ts";
import { tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt, type Limit, networkOf } from "../platform/rate-limit/index.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Somebody who wants to write to the advertiser of an ad. */
interface Visitor {
  /** The network's. */
  readonly address: string;
  readonly adId: number;
  readonly captcha: string | undefined;
}

/** The first message of an address in a day needs no captcha. */
const freeMessage = (address: string): Limit => ({
  key: `contact:free:${networkOf(address)}`,
  attempts: 1,
  window: DAY,
});

/** Messages that are passed on: of one network address in an hour, and to one ad in a day. */
const limitsOf = ({ address, adId }: Visitor): readonly Limit[] => [
  { key: `contact:address:${networkOf(address)}`, attempts: 10, window: HOUR },
  { key: `contact:ad:${adId}`, attempts: 40, window: DAY },
];

/**
 * Lets a message to an advertiser pass.
 * @throws ProblemError 422 `CAPTCHA` from the second message of an address on, 429 beyond the limits.
 */
export async function admitMessage(context: Context, visitor: Visitor): Promise<void> {
  const { db, clock } = context;
  const isFree = (await countAttempt(db, [freeMessage(visitor.address)], clock.now())) === null;
  if (!isFree) await requireCaptcha(db, context, visitor.captcha);
  const wait = await countAttempt(db, limitsOf(visitor), clock.now());
  if (wait !== null) throw tooManyAttempts(wait);
}
