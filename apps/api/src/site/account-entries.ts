import type { Permissions } from "@parution/rules/access";
import type { Messages } from "../platform/http/index.ts";

interface AccountEntry {
  readonly code: string;
  readonly label: Messages;
  /** A path of the portal, without its language. */
  readonly path: string;
  readonly isFor: (may: Permissions) => boolean;
}

const everyone = () => true;

/** The pages of an account, in the order of the menu, and whose they are (specification 1, points 2 and 6). */
export const accountEntries: readonly AccountEntry[] = [
  {
    code: "order",
    label: { fr: "Passer une annonce", ar: "نشر إعلان" },
    path: "/passer-votre-annonce",
    isFor: (may) => !may.usesTenderForm,
  },
  {
    code: "tender",
    label: { fr: "Passer un appel d’offres", ar: "نشر طلب عروض" },
    path: "/passer-votre-annonce-appels-offres",
    isFor: (may) => may.usesTenderForm,
  },
  {
    code: "ads",
    label: { fr: "Mes annonces", ar: "إعلاناتي" },
    path: "/mes-annonces",
    isFor: everyone,
  },
  {
    code: "orders",
    label: { fr: "Mes commandes", ar: "طلباتي" },
    path: "/mes-commandes",
    isFor: everyone,
  },
  {
    code: "issues",
    label: { fr: "Commander le journal", ar: "طلب الجريدة" },
    path: "/commandes-journal",
    isFor: everyone,
  },
  {
    code: "invoices",
    label: { fr: "Mes factures", ar: "فواتيري" },
    path: "/mes-factures",
    isFor: (may) => may.seesInvoices,
  },
  {
    code: "packages",
    label: { fr: "Mes forfaits", ar: "باقاتي" },
    path: "/mes-forfaits",
    isFor: (may) => may.seesPackages,
  },
  {
    code: "team",
    label: { fr: "Mon équipe", ar: "فريقي" },
    path: "/mon-equipe",
    isFor: (may) => may.managesTeam,
  },
  {
    code: "dashboard",
    label: { fr: "Tableau de bord", ar: "لوحة القيادة" },
    path: "/dashboard",
    isFor: everyone,
  },
];
