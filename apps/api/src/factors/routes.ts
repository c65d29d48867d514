import {
  addPasskey,
  CODE_LENGTH,
  confirmAuthenticator,
  readFactors,
  readProofChallenge,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from "@parution/contract/factors";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { newAuthenticator, useAppCode } from "./authenticator.ts";
import { afterAddition, afterRemoval, notifyProtection } from "./notify.ts";
import {
  passkeyNotFound,
  readRegistration,
  savePasskey,
  startAssertion,
  startRegistration,
} from "./passkeys.ts";
import {
  forgiveProof,
  isPasswordFresh,
  requireFreshPassword,
  requireProof,
  useFactor,
  wrongCode,
} from "./proof.ts";
import {
  confirm,
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskey,
  findAuthenticator,
  listPasskeys,
  readPassword,
} from "./queries.ts";
import { firstRecoveryCodes, newRecoveryCodes } from "./recovery-codes.ts";

export const factorRoutes: readonly Route[] = [
  bindSession(readFactors, async ({ identity, context }) => {
    const { userId } = identity;
    const { db } = context;
    const { password_changed_at: changed } = await readPassword(db, userId);
    const app = await findAuthenticator(db, userId);
    const passkeys = await listPasskeys(db, userId);
    return {
      passwordChangedAt: changed?.getTime() ?? null,
      authenticatorSince: app?.confirmed_at?.getTime() ?? null,
      passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        addedAt: created_at.getTime(),
        usedAt: used_at?.getTime() ?? null,
      })),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
      isPasswordFresh: await isPasswordFresh(context, identity),
    };
  }),

  bindSession(startAuthenticator, async ({ identity, input, context, language }) => {
    await requireFreshPassword(context, identity, input.body.password);
    return newAuthenticator(context, identity, language);
  }),

  bindSession(confirmAuthenticator, async ({ identity, input, context }) => {
    const { userId, sessionId } = identity;
    const { code } = input.body;
    const now = context.clock.now();
    return transaction(context.db, async (tx) => {
      const isRight =
        code.length === CODE_LENGTH && (await useAppCode(tx, context, userId, code, "new"));
      if (!isRight) throw wrongCode();
      await confirm(tx, userId, new Date(now));
      await afterAddition(tx, userId, now, { change: "authenticator-added", except: sessionId });
      return { codes: [...(await firstRecoveryCodes(tx, userId, now))] };
    });
  }),

  bindSession(removeAuthenticator, async ({ identity, input, context, language }) => {
    const { userId, sessionId } = identity;
    const factor = await requireProof(context, userId, input.body);
    const now = context.clock.now();
    await transaction(context.db, async (tx) => {
      if (factor !== null) await useFactor(tx, context, userId, factor);
      if (!(await deleteAuthenticator(tx, userId))) throw notFound();
      const change = "authenticator-removed";
      await afterRemoval(tx, userId, now, { change, except: sessionId });
    });
    await forgiveProof(context.db, userId);
    return { message: REMOVED[language] };
  }),

  bindSession(startPasskey, async ({ identity, input, context, language }) => {
    await requireFreshPassword(context, identity, input.body.password);
    return startRegistration(context, identity, language);
  }),

  bindSession(addPasskey, async ({ identity, input, context }) => {
    const { userId, sessionId } = identity;
    const name = input.body.name.trim();
    const passkey = await readRegistration(context, userId, input.body.passkey);
    const now = context.clock.now();
    return transaction(context.db, async (tx) => {
      await savePasskey(tx, { user_id: userId, name, created_at: new Date(now) }, passkey);
      const change = { change: "passkey-added", passkey: name } as const;
      await afterAddition(tx, userId, now, { ...change, except: sessionId });
      return { codes: [...(await firstRecoveryCodes(tx, userId, now))] };
    });
  }),

  bindSession(removePasskey, async ({ identity, input, context, language }) => {
    const { userId, sessionId } = identity;
    const { id, ...proof } = input.body;
    const own = await listPasskeys(context.db, userId);
    if (!own.some((passkey) => passkey.id === id)) throw passkeyNotFound();
    const factor = await requireProof(context, userId, proof);
    const now = context.clock.now();
    await transaction(context.db, async (tx) => {
      if (factor !== null) await useFactor(tx, context, userId, factor);
      const removed = await deletePasskey(tx, userId, id);
      if (removed === undefined) throw passkeyNotFound();
      const change = { change: "passkey-removed", passkey: removed.name } as const;
      await afterRemoval(tx, userId, now, { ...change, except: sessionId });
    });
    await forgiveProof(context.db, userId);
    return { message: REMOVED[language] };
  }),

  bindSession(renewRecoveryCodes, async ({ identity, input, context }) => {
    const { userId } = identity;
    const factor = await requireProof(context, userId, input.body);
    // Without a factor there is nothing to recover.
    if (factor === null) throw notFound();
    const now = context.clock.now();
    const codes = await transaction(context.db, async (tx) => {
      await useFactor(tx, context, userId, factor);
      await notifyProtection(tx, userId, now, { change: "recovery-codes-renewed" });
      return newRecoveryCodes(tx, userId, now);
    });
    await forgiveProof(context.db, userId);
    return { codes: [...codes] };
  }),

  bindSession(readProofChallenge, ({ identity, context }) =>
    startAssertion(context, "proof", identity.userId),
  ),
];

const REMOVED = {
  fr: "C’est retiré. Vos autres sessions ont été fermées.",
  ar: "تم الحذف، وأغلقت جلساتكم الأخرى.",
};
