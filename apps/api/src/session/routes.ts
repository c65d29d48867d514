import {
  changePassword,
  login,
  logout,
  readBusiness,
  readCurrentUser,
} from "@parution/contract/session";
import { endOtherSessions, readSessions } from "@parution/contract/sessions";
import { rememberLanguage } from "../mail/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bind, bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import {
  deviceCookie,
  endedCookie,
  readDevice,
  sessionCookie,
} from "../platform/session/cookies.ts";
import {
  closeSession,
  closeSessionsOf,
  readAgent,
  readOpenSessions,
} from "../platform/session/sessions.ts";
import { choosePassword } from "./password.ts";
import { readUser } from "./queries.ts";
import { readAccount, signIn } from "./service.ts";

export const sessionRoutes: readonly Route[] = [
  bind(login, async ({ input, context, headers, answerHeaders, address, language }) => {
    const { config, clock, db } = context;
    const email = input.body.email.toLowerCase();
    const device = await readDevice(headers, email, config, clock.now());
    const agent = readAgent(headers);
    const attempt = { email, password: input.body.password, device, address, agent };
    const { userId, token, expiresAt } = await signIn(context, attempt);
    await rememberLanguage(db, userId, language);
    const lifetime = expiresAt - clock.now();
    answerHeaders.append("Set-Cookie", sessionCookie(token, lifetime, config.publicUrl));
    answerHeaders.append("Set-Cookie", await deviceCookie(email, config, clock.now()));
    const user = await readUser(db, userId);
    return isBrowser(headers) ? { user, expiresAt } : { token, user, expiresAt };
  }),

  bindSession(logout, async ({ identity, context, answerHeaders, language }) => {
    await closeSession(context.db, identity.sessionId, context.clock.now());
    answerHeaders.append("Set-Cookie", endedCookie(context.config.publicUrl));
    return { message: GOODBYE[language] };
  }),

  bindSession(changePassword, async ({ identity, input, context, language }) => {
    await choosePassword(context, identity, input.body);
    return { message: PASSWORD_CHANGED[language] };
  }),

  bindSession(readSessions, async ({ identity, context }) => {
    const { db, clock } = context;
    const open = await readOpenSessions(db, identity.userId, clock.now());
    return {
      sessions: open.map(({ id, browser, system, created_at, used_at }) => ({
        ...{ browser, system, openedAt: created_at.getTime(), usedAt: used_at.getTime() },
        current: id === identity.sessionId,
      })),
    };
  }),

  bindSession(endOtherSessions, async ({ identity, context, language }) => {
    const { userId, sessionId } = identity;
    await closeSessionsOf(context.db, userId, context.clock.now(), { except: sessionId });
    return { message: ELSEWHERE_ENDED[language] };
  }),

  bindSession(readCurrentUser, ({ identity, context }) => readUser(context.db, identity.userId)),

  bindSession(readBusiness, ({ identity, input, context, language }) => {
    checkOwnBusiness(input.body.businessId, identity.businessId);
    return readAccount(context.db, identity, language);
  }),
];

/** Browsers announce themselves by `Sec-Fetch-Site`; their scripts never receive the token. */
const isBrowser = (headers: Headers): boolean =>
  headers.has("origin") || headers.has("sec-fetch-site");

const PASSWORD_CHANGED = { fr: "Votre mot de passe est changé.", ar: "تم تغيير كلمة السر." };
const ELSEWHERE_ENDED = {
  fr: "Vous êtes déconnecté partout ailleurs.",
  ar: "تم تسجيل خروجكم من كل الأجهزة الأخرى.",
};
const GOODBYE = { fr: "Vous êtes déconnecté.", ar: "تم تسجيل خروجكم." };

/** A business that is named must be one's own. */
function checkOwnBusiness(named: number | undefined, own: number): void {
  if (named !== undefined && named !== own) throw notFound();
}
