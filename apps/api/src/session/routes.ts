import {
  changePassword,
  login,
  logout,
  readBusiness,
  readCurrentUser,
} from "@parution/contract/session";
import { rememberLanguage } from "../mail/index.ts";
import { bind, bindSession, notFound, type Route } from "../platform/http/index.ts";
import {
  closeSession,
  deviceCookie,
  endedCookie,
  readDevice,
  sessionCookie,
} from "../platform/session/index.ts";
import { readAccount } from "./business.ts";
import { choosePassword } from "./password.ts";
import { readUser } from "./queries.ts";
import { signIn } from "./service.ts";

export const sessionRoutes: readonly Route[] = [
  bind(login, async ({ input, context, headers, answerHeaders, address, language }) => {
    const { config, clock, db } = context;
    const email = input.body.email.toLowerCase();
    const device = await readDevice(headers, email, config, clock.now());
    const attempt = { email, password: input.body.password, device, address };
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

  bindSession(readCurrentUser, ({ identity, context }) => readUser(context.db, identity.userId)),

  bindSession(readBusiness, ({ identity, input, context, language }) => {
    checkOwnBusiness(input.body.businessId, identity.businessId);
    return readAccount(context.db, identity, language);
  }),
];

/** Browsers say themselves whence they call; no script of theirs shall hold the token (readings B1). */
const isBrowser = (headers: Headers): boolean =>
  headers.has("origin") || headers.has("sec-fetch-site");

const PASSWORD_CHANGED = { fr: "Votre mot de passe est changé.", ar: "تم تغيير كلمة السر." };
const GOODBYE = { fr: "Vous êtes déconnecté.", ar: "تم تسجيل خروجكم." };

/** A business that is named must be one's own (readings G3, G4). */
function checkOwnBusiness(named: number | undefined, own: number): void {
  if (named !== undefined && named !== own) throw notFound();
}
