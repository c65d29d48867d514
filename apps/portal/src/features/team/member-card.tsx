import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { EditIcon } from "@parution/kit/icon";
import { IdentityCard } from "@parution/kit/identity-card";
import { MemberStatusBadge } from "./member-columns.tsx";
import type { Member } from "./use-team.ts";

/** Name, contact details and statistics of a member. */
export function MemberCard({ member, onEdit }: { member: Member; onEdit: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const { civility, lastSeenAt, stats } = member;
  const count = new Intl.NumberFormat(localeOf(language));
  return (
    <IdentityCard
      name={`${member.lastName} ${member.firstName}`}
      civility={civility === "mrs" ? t`Mme` : t`M.`}
      company={[member.jobTitle, member.department].filter(Boolean).join(" · ") || undefined}
      status={<MemberStatusBadge status={member.status} />}
      photo={member.photoUrl ?? undefined}
      email={member.email}
      phone={member.phone ?? ""}
      facts={[
        lastSeenAt === null
          ? { id: "seen", label: t`Dernière connexion`, value: t`Jamais connecté` }
          : {
              id: "seen",
              label: t`Dernière connexion`,
              value: formatInstant(lastSeenAt, zone),
              dir: "ltr",
            },
        { id: "ads", label: t`Nombre d’annonces`, value: count.format(stats?.adCount ?? 0) },
        {
          id: "consumed",
          label: t`Total du solde consommé`,
          value: formatAmount(stats?.consumed ?? 0, language),
        },
      ]}
      action={
        <Button size="sm" onClick={onEdit}>
          <EditIcon />
          {t`Modifier`}
        </Button>
      }
      labels={{
        email: t`E-mail`,
        phone: t`Téléphone`,
        unnamed: t`Sans nom`,
        missing: t`Non renseigné`,
      }}
    />
  );
}
