import type { Context } from "../platform/context.ts";
import { notFound } from "../platform/http/problems.ts";
import { type Limit, limitAttempt, networkOf } from "../platform/rate-limit.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Limits of visitors' attempts, by address and by network. An address is first counted with its network, so that another
 * visitor cannot spend its owner's attempts, except the day's mails.
 */
export const limitOf = {
  register: (email: string, address: string) => mailLimits("register", email, address),
  resend: (email: string, address: string) => mailLimits("resend", email, address),
  address: (email: string, address: string) => mailLimits("address", email, address),
  recovery: (email: string, address: string) => mailLimits("recovery", email, address),
  /** Tries of tokens: none can be guessed, but each costs a search. */
  token: (address: string): readonly Limit[] => [
    { key: `mailed-link:${networkOf(address)}`, attempts: 60, window: HOUR },
  ],
};

const mailLimits = (what: string, email: string, address: string): readonly Limit[] => [
  { key: `${what}:network:${networkOf(address)}`, attempts: 30, window: HOUR },
  { key: `${what}:both:${email}:${networkOf(address)}`, attempts: 5, window: HOUR },
  { key: `${what}:address:${email}`, attempts: 20, window: DAY },
];

/**
 * Counts an attempt of a visitor.
 * @throws ProblemError 404 where an external site has the accounts, 429 after too many.
 */
export async function requireAttempt(
  { db, clock, config }: Context,
  limits: readonly Limit[],
): Promise<void> {
  if (config.accountSiteUrl !== null) throw notFound();
  await limitAttempt(db, limits, clock.now());
}
