import { readUser, updateBusiness, updateUser } from "@parution/contract/session";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findUser, readAccount } from "../session/index.ts";
import { updateMember } from "../team/index.ts";
import { updateCompany } from "./company.ts";
import { updatePerson } from "./person.ts";
import { photoRoute } from "./photo.ts";
import { texts } from "./texts.ts";

export const profileRoutes: readonly Route[] = [
  bindSession(readUser, ({ identity, input, context }) =>
    readReached(context.db, identity, input.body.userId ?? identity.userId),
  ),

  bindSession(updateUser, async ({ identity, input, context, language }) => {
    const { userId = identity.userId } = input.body;
    const messages =
      userId === identity.userId
        ? await updatePerson(context, identity, input.body)
        : await updateMember(context, identity, userId, input.body);
    return { message: messages[language], user: await readReached(context.db, identity, userId) };
  }),

  bindSession(updateBusiness, async ({ identity, input, context, language }) => {
    await updateCompany(context.db, identity, input.body);
    const business = await readAccount(context.db, identity, language);
    return { message: texts.company[language], business };
  }),

  photoRoute,
];

/** The caller, or for a parent a user of the account. */
async function readReached(db: Queries, identity: Identity, userId: number) {
  const user = await findUser(db, userId);
  const isOwn = userId === identity.userId;
  const isMember = identity.isParent && user?.businessId === identity.businessId;
  if (user === undefined || !(isOwn || isMember)) throw notFound();
  return user;
}
