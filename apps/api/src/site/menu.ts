import type { Language } from "@parution/contract/call";
import { type Permissions, permissionsOf } from "@parution/rules/access";
import { unknownSupport } from "../calendar/index.ts";
import { DEFAULT_SUPPORT, findSupport, listHeadings, listSubheadings } from "../catalogue/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";

/**
 * Headings of a support, and pages of the caller's account, none for visitors. Before the first newspaper is open it has no
 * headings.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readMenuOf(
  db: Queries,
  supportId: number = DEFAULT_SUPPORT,
  identity: Identity | null,
  language: Language,
) {
  const isUnknown = (await findSupport(db, supportId)) === undefined;
  if (isUnknown && supportId !== DEFAULT_SUPPORT) throw notFound(unknownSupport);
  const headings = await listHeadings(db, supportId, language);
  const subheadings = Map.groupBy(await listSubheadings(db, language), (row) => row.heading_id);
  return {
    headings: headings.map(({ id, label, slug }) => ({
      id,
      label,
      slug,
      subheadings: (subheadings.get(id) ?? []).map((row) => ({ id: row.id, label: row.label })),
    })),
    account: identity === null ? [] : entriesOf(identity, language),
  };
}

function entriesOf(identity: Identity, language: Language) {
  const may = permissionsOf(identity);
  return accountEntries
    .filter(({ isFor }) => isFor(may))
    .map(({ code, label, path }) => ({ code, label: label[language], url: path }));
}

interface AccountEntry {
  readonly code: string;
  readonly label: Messages;
  /** A path of the portal, without its language. */
  readonly path: string;
  readonly isFor: (may: Permissions) => boolean;
}

const everyone = () => true;

/** The pages of an account, in the order of the menu, with the permission of each (docs/domain/accounts.md#permissions). */
const accountEntries: readonly AccountEntry[] = [
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
  {
    code: "security",
    label: { fr: "Sécurité", ar: "الأمان" },
    path: "/securite",
    isFor: everyone,
  },
];

/** Steps of an order, for new visitors of the home page. */
export const orderSteps: readonly { readonly title: Messages; readonly text: Messages }[] = [
  {
    title: { fr: "Choisissez", ar: "اختاروا" },
    text: {
      fr: "Le journal, la rubrique et le format de votre annonce.",
      ar: "الجريدة والباب وشكل إعلانكم.",
    },
  },
  {
    title: { fr: "Composez", ar: "حرروا" },
    text: {
      fr: "L’aperçu et le prix suivent chaque mot.",
      ar: "تظهر المعاينة والثمن مع كل كلمة.",
    },
  },
  {
    title: { fr: "Datez", ar: "حددوا التواريخ" },
    text: {
      fr: "Les jours ouverts et leurs délais sont sur le calendrier.",
      ar: "يعرض التقويم أيام النشر المتاحة وآجالها.",
    },
  },
  {
    title: { fr: "Payez", ar: "أدوا" },
    text: {
      fr: "Par carte, avec votre solde ou à terme, et suivez la parution.",
      ar: "بالبطاقة أو من رصيدكم أو بالأداء الآجل، وتابعوا النشر.",
    },
  },
];
