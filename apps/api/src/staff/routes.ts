import {
  acceptInvitation,
  changeStaff,
  endStaff,
  inviteStaff,
  readDesk,
  readInvitation,
  readStaff,
  withdrawInvitation,
} from "@parution/contract/staff";
import { hasNewspapers } from "../newspaper/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { changeRoles } from "./change.ts";
import { accept, invite, requireInvitation, withdraw } from "./invite.ts";
import { listInvitations, listStaff, type readMember } from "./queries.ts";
import { bindStaff } from "./require-staff.ts";

export const staffRoutes: readonly Route[] = [
  bindStaff(readDesk, async ({ identity, context }) => ({
    name: identity.name,
    email: identity.email,
    roles: [...identity.staffRoles],
    permissions: [...identity.staffPermissions],
    installed: await hasNewspapers(context.db),
  })),

  bindStaff(readStaff, async ({ context }) => ({
    staff: (await listStaff(context.db)).map(toMember),
    invitations: (await listInvitations(context.db, context.clock.now())).map((row) => ({
      email: row.email ?? "",
      roles: [...(row.staff_roles ?? [])],
      expiresAt: row.expires_at.getTime(),
    })),
  })),

  bindStaff(inviteStaff, async ({ context, identity, input, language }) => {
    await invite(context, identity, input.body, language);
    return { message: texts.invited[language] };
  }),

  bindStaff(withdrawInvitation, async ({ context, identity, input, language }) => {
    await withdraw(context, identity, input.body.email);
    return { message: texts.withdrawn[language] };
  }),

  bind(readInvitation, async ({ context, input, address }) => {
    const { token } = input.body;
    const { email, roles, isKnown } = await requireInvitation(context, token, address);
    return { email, roles: [...roles], isKnown };
  }),

  bind(acceptInvitation, async ({ context, input, address, language }) => {
    await accept(context, input.body, { address, language });
    return { message: texts.accepted[language] };
  }),

  bindStaff(changeStaff, async ({ context, identity, input }) =>
    toMember(await changeRoles(context, identity, input.body)),
  ),

  bindStaff(endStaff, async ({ context, identity, input }) =>
    toMember(await changeRoles(context, identity, { ...input.body, roles: [] })),
  ),
];

const texts = {
  invited: { fr: "L’invitation part.", ar: "أرسلت الدعوة." },
  withdrawn: {
    fr: "L’invitation est retirée : son lien n’est plus valable.",
    ar: "سحبت الدعوة: رابطها لم يعد صالحا.",
  },
  accepted: {
    fr: "Bienvenue à l’équipe : connectez-vous.",
    ar: "مرحبا بكم في الفريق: سجلوا الدخول.",
  },
};

const toMember = (row: Awaited<ReturnType<typeof readMember>>) => ({
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  roles: [...row.roles],
  since: row.since.getTime(),
  leftAt: row.left_at?.getTime() ?? null,
  lastLoginAt: row.last_login_at?.getTime() ?? null,
});
