import { loginWithCode, loginWithPasskey, readLoginChallenge } from "@parution/contract/factors";
import {
  changePassword,
  login,
  logout,
  readBusiness,
  readCurrentUser,
} from "@parution/contract/session";
import { endOtherSessions, readSessions } from "@parution/contract/sessions";
import { readFactorsOf } from "../factors/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bind, bindSession, type RequestFacts } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { readAgent } from "../platform/session/agent.ts";
import { endedCookie } from "../platform/session/cookies.ts";
import { readDevice } from "../platform/session/known-browser.ts";
import { closeSession, closeSessionsOf, readOpenSessions } from "../platform/session/sessions.ts";
import { readAccount } from "./account.ts";
import { answerLogin, checkCredentials, isBrowser, signIn } from "./login.ts";
import { choosePassword } from "./password.ts";
import { readUser } from "./queries.ts";
import { challengeFor, finishWithCode, finishWithPasskey, secondStepOf } from "./second-step.ts";

export const sessionRoutes: readonly Route[] = [
  bind(login, async (request) => {
    const { input, context, headers, address } = request;
    const { config, clock } = context;
    const email = input.body.email.toLowerCase();
    const device = await readDevice(headers, email, config, clock.now());
    const attempt = { email, password: input.body.password, device, address };
    const credentialed = await checkCredentials(context, attempt);
    const { userId } = credentialed;
    const factors = await readFactorsOf(context.db, userId);
    if (factors !== null) {
      const inBrowser = isBrowser(headers);
      throw await secondStepOf(context, { ...credentialed, inBrowser }, factors);
    }
    const session = await signIn(context, credentialed, readAgent(headers), true);
    return answerLogin(request, { ...session, userId, email });
  }),

  bind(loginWithCode, async (request) => {
    const { input, context } = request;
    const opened = await finishWithCode(context, callerOf(request), input.body.code);
    return answerLogin(request, opened);
  }),

  bind(readLoginChallenge, (request) =>
    challengeFor(request.context, callerOf(request), request.input.body.second),
  ),

  bind(loginWithPasskey, async (request) => {
    const { input, context } = request;
    const { passkey, second } = input.body;
    const opened = await finishWithPasskey(context, callerOf(request), passkey, second);
    return answerLogin(request, opened);
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
        browser,
        system,
        openedAt: created_at.getTime(),
        usedAt: used_at.getTime(),
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

type LoginFacts = RequestFacts & {
  readonly input: { readonly body: { readonly token?: string | undefined } };
};

const callerOf = ({ headers, address, input }: LoginFacts) => ({
  headers,
  address,
  agent: readAgent(headers),
  token: input.body.token,
});

const PASSWORD_CHANGED = { fr: "Votre mot de passe est changé.", ar: "تم تغيير كلمة السر." };
const ELSEWHERE_ENDED = {
  fr: "Vous êtes déconnecté partout ailleurs.",
  ar: "تم تسجيل خروجكم من كل الأجهزة الأخرى.",
};
const GOODBYE = { fr: "Vous êtes déconnecté.", ar: "تم تسجيل خروجكم." };

/** Refuses a request that names another business than the caller's. */
function checkOwnBusiness(named: number | undefined, own: number): void {
  if (named !== undefined && named !== own) throw notFound();
}
