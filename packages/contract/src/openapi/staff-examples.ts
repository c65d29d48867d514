import type { Example } from "./example.ts";

const member = {
  nom: "Imane Kabbaj",
  email: "moderation@demo.parution.test",
  roles: ["moderation"],
  depuis: "2025-09-01T08:00:00.000Z",
  parti_le: null,
  derniere_connexion: "2026-02-28T08:02:00.000Z",
};

/** Examples of the newspaper's staff. */
export const staffExamples: Readonly<Record<string, Example>> = {
  readDesk: {
    answer: {
      data: {
        nom: member.nom,
        email: member.email,
        roles: member.roles,
        droits: ["bureau", "bouclages", "decisions"],
        installe: true,
      },
    },
  },
  readStaff: {
    answer: {
      data: {
        personnel: [member],
        invitations: [
          { email: "caisse@exemple.ma", roles: ["guichet"], expire_le: "2026-03-08T09:00:00.000Z" },
        ],
      },
    },
  },
  inviteStaff: {
    body: { data: { email: "caisse@exemple.ma", roles: ["guichet"] } },
    answer: { data: { message: "L’invitation part." } },
  },
  withdrawInvitation: {
    body: { data: { email: "caisse@exemple.ma" } },
    answer: { data: { message: "L’invitation est retirée : son lien n’est plus valable." } },
  },
  changeStaff: {
    body: { data: { email: member.email, roles: ["moderation", "redaction"] } },
    answer: { data: { ...member, roles: ["moderation", "redaction"] } },
  },
  endStaff: {
    body: { data: { email: member.email } },
    answer: { data: { ...member, roles: [], parti_le: "2026-03-01T09:00:00.000Z" } },
  },
};
