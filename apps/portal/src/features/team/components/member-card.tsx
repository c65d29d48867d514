import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { EditIcon } from "@parution/kit/icon";
import { IdentityCard } from "@parution/kit/identity-card";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatAmount, formatInstant } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Member } from "../api/use-team.ts";
import { MemberStatusBadge } from "./member-status-badge.tsx";

/** Who a member is, how to reach it and what it has done (specification 2, point 2). */
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
