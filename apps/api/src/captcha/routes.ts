import { readCaptcha } from "@parution/contract/captcha";
import { bind, type Route, tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt, networkOf } from "../platform/rate-limit/index.ts";
import { newChallenge } from "./challenge.ts";

/** Challenges that one address may ask for in a minute: each costs the server one derivation. */
const PER_MINUTE = 60;

export const captchaRoutes: readonly Route[] = [
  bind(readCaptcha, async ({ context, address }) => {
    const limit = { key: `captcha:${networkOf(address)}`, attempts: PER_MINUTE, window: 60_000 };
    const wait = await countAttempt(context.db, [limit], context.clock.now());
    if (wait !== null) throw tooManyAttempts(wait);
    return newChallenge(context);
  }),
];
