import { useLingui } from "@lingui/react/macro";
import { RightsMatrix } from "@parution/kit/rights-matrix";
import {
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffPermission,
  staffPermissionsOf,
} from "@parution/rules/access";
import { useRoleNames } from "../shared/staff.data.ts";

const rights = Object.fromEntries(STAFF_ROLES.map((role) => [role, staffPermissionsOf([role])]));

/** Permissions of each role. */
export function RightsTable() {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const names = usePermissionNames();
  return (
    <RightsMatrix
      readOnly
      caption={t`Droits par rôle`}
      roles={STAFF_ROLES.map((role) => ({ id: role, label: roleNames[role] }))}
      items={[
        {
          label: t`Bureau`,
          items: STAFF_PERMISSIONS.map((id) => ({ id, label: names[id] })),
        },
      ]}
      value={rights}
      labels={{ permission: t`Droit`, granted: t`oui`, denied: t`non`, empty: t`Aucun droit.` }}
    />
  );
}

function usePermissionNames(): Readonly<Record<StaffPermission, string>> {
  const { t } = useLingui();
  return {
    openDesk: t`Ouvrir le bureau`,
    seeClosings: t`Voir les bouclages`,
    decideAds: t`Décider des annonces`,
    keepCalendar: t`Tenir le calendrier`,
    keepEditions: t`Monter les éditions`,
    acceptLate: t`Accepter après le bouclage`,
    keepCatalogue: t`Tenir le catalogue`,
    keepRates: t`Tenir les tarifs`,
    keepWords: t`Tenir la liste de mots`,
    keepContents: t`Tenir les contenus`,
    answerMessages: t`Répondre aux messages`,
    seeMails: t`Voir les e-mails non remis`,
    resendMails: t`Renvoyer ou classer les e-mails non remis`,
    seePayments: t`Voir les paiements à décider`,
    seeBooks: t`Voir les comptes`,
    readReports: t`Lire les rapports`,
    manageStaff: t`Gérer l’équipe`,
    configure: t`Configurer l’installation`,
  };
}
