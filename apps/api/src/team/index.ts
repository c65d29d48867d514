import { createMember, readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { orderFilterOf, readOrderPage } from "../orders/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { addMember } from "./create.ts";
import { listMembers, readMember } from "./members.ts";
import { requireMember, requireTeam } from "./reach.ts";
import { texts } from "./texts.ts";

export { updateMember } from "./update.ts";

export const teamRoutes: readonly Route[] = [
  bindSession(readCurrentTeam, async ({ identity, input, context }) => {
    const { businessId, userId } = input.body;
    requireTeam(identity);
    if (businessId !== undefined && businessId !== identity.businessId) throw notFound();
    return userId === undefined
      ? listMembers(context.db, identity)
      : [await readMember(context.db, identity, userId)];
  }),
  bindSession(createMember, async ({ identity, input, context, language }) => {
    const userId = await addMember(context, identity, input.body, language);
    return { userId, message: texts.added[language] };
  }),
  bindSession(readMemberOrders, async ({ identity, input, context, language }) => {
    const { userId, page = 1, ...query } = input.query;
    await requireMember(context.db, identity, userId);
    const reach = { column: "user_id", id: userId } as const;
    const filter = orderFilterOf(query, reach, context.config.publisherZone);
    return readOrderPage({ context, identity, language, filter, page });
  }),
];
