import { type Limit, networkOf } from "../platform/rate-limit/index.ts";

const QUARTER_HOUR = 15 * 60 * 1000;

/**
 * Failures that are borne in a quarter of an hour: from one network address, and for one account. A browser that has
 * signed in before is counted apart from all others, so that failing on purpose never locks an owner out.
 */
export function limitsOf({
  email,
  device,
  address,
}: {
  readonly email: string;
  readonly device: string | null;
  readonly address: string;
}): readonly Limit[] {
  const who = device === null ? `login:account:${email}` : `login:device:${device}`;
  return [
    { key: who, attempts: 10, window: QUARTER_HOUR },
    { key: `login:address:${networkOf(address)}`, attempts: 50, window: QUARTER_HOUR },
  ];
}

/** Failures to name one's own password that are borne in a quarter of an hour, whoever holds the session. */
export const passwordLimits = (userId: number): readonly Limit[] => [
  { key: `password:user:${userId}`, attempts: 10, window: QUARTER_HOUR },
];
