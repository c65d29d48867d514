import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { readCatalogueChoices } from "@parution/contract/lazy/desk-catalogue";
import {
  CATALOGUE_NAMES,
  type CatalogueColumn,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import { useMemo } from "react";

/** Names of the tables, in the order of the menu. */
export function useTableNames(): Readonly<Record<CatalogueTableName, string>> {
  const { t } = useLingui();
  return {
    supports: t`Journaux`,
    headings: t`Rubriques`,
    subheadings: t`Sous-rubriques`,
    questions: t`Questions`,
    answers: t`Réponses`,
    soldHeadings: t`Rubriques vendues`,
    products: t`Produits`,
    productCanvases: t`Formats des produits`,
    canvases: t`Formats`,
    colours: t`Couleurs`,
    adTypes: t`Types d’annonce`,
    cities: t`Villes`,
    countries: t`Pays`,
    issues: t`Numéros parus`,
    issueCopies: t`Copies des numéros`,
    issueAges: t`Âges des numéros`,
    soldIssues: t`Numéros vendus`,
    issuePrices: t`Prix des numéros`,
    deliveries: t`Livraisons`,
    subscriptions: t`Abonnements`,
    soldSubscriptions: t`Abonnements vendus`,
    coupons: t`Coupons`,
    deactivationReasons: t`Motifs d’arrêt`,
    refusalReasons: t`Motifs de refus`,
    correctionReasons: t`Corrections demandées`,
  };
}

/** Tables by subject, in the order of the menu. */
export function useTableGroups(): readonly {
  readonly label: string;
  readonly tables: readonly CatalogueTableName[];
}[] {
  const { t } = useLingui();
  return [
    {
      label: t`Rubriques`,
      tables: ["headings", "subheadings", "questions", "answers"],
    },
    {
      label: t`Vente des annonces`,
      tables: [
        ...(["supports", "soldHeadings", "products", "productCanvases"] as const),
        ...(["canvases", "colours", "adTypes", "coupons"] as const),
      ],
    },
    {
      label: t`Numéros et abonnements`,
      tables: [
        ...(["issues", "issueCopies", "issueAges", "soldIssues"] as const),
        ...(["issuePrices", "deliveries", "subscriptions", "soldSubscriptions"] as const),
      ],
    },
    { label: t`Motifs`, tables: ["refusalReasons", "correctionReasons", "deactivationReasons"] },
    { label: t`Lieux`, tables: ["cities", "countries"] },
  ];
}

/** Names of the columns. */
export function useColumnNames(): (name: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    labelFr: t`Libellé en français`,
    labelAr: t`Libellé en arabe`,
    taglineFr: t`Accroche en français`,
    taglineAr: t`Accroche en arabe`,
    titleFr: t`Titre en français`,
    titleAr: t`Titre en arabe`,
    textFr: t`Texte en français`,
    textAr: t`Texte en arabe`,
    wordBreak: t`Coupure des lignes`,
    moderated: t`Annonces modérées`,
    publicationProof: t`Preuve de parution`,
    leadHours: t`Fin des commandes (heures avant)`,
    slug: t`Adresse de la page`,
    headingId: t`Rubrique`,
    supportId: t`Journal`,
    typeId: t`Type d’annonce`,
    colourId: t`Couleur`,
    productId: t`Produit`,
    canvasId: t`Format`,
    issueId: t`Numéro paru`,
    copyId: t`Copie`,
    soldIssueId: t`Numéro vendu`,
    ageId: t`Âge`,
    subscriptionId: t`Abonnement`,
    nearestDays: t`Du jour (avant aujourd’hui)`,
    farthestDays: t`Au jour (avant aujourd’hui)`,
    onPaper: t`Livré sur papier`,
    fixedPrice: t`Prix fixe par date`,
    questionId: t`Question`,
    countryId: t`Pays`,
    asksSector: t`Demande le secteur`,
    format: t`Vente`,
    widthMm: t`Largeur (mm)`,
    heightMm: t`Hauteur (mm)`,
    modules: t`Modules`,
    titleLimit: t`Caractères du titre`,
    bodyLimit: t`Caractères du corps`,
    footerLimit: t`Caractères du pied`,
    price: t`Prix HT`,
    months: t`Durée en mois`,
    code: t`Code`,
    percent: t`Remise (%)`,
    startsOn: t`Premier jour`,
    endsOn: t`Fin (exclue)`,
    maxUses: t`Utilisations`,
  };
  return (name) => names[name] ?? name;
}

/** Names of the values of a choice. */
export function useValueNames(): (value: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    "break-all": t`Au caractère`,
    "break-word": t`Au mot`,
    printed: t`Numéro imprimé`,
    calendar: t`Calendrier`,
    L: t`À la ligne`,
    M: t`En module`,
  };
  return (value) => names[value] ?? value;
}

/** Short explanations of columns; undefined: the name says it. */
export function useColumnHints(): (name: string) => string | undefined {
  const { t } = useLingui();
  const hints: Readonly<Record<string, string>> = {
    publicationProof: t`Numéro imprimé : une annonce est parue une fois retrouvée dans le PDF de l’imprimeur. Calendrier : elle reste « prévue, non signalée manquante ».`,
  };
  return (name) => hints[name];
}

/** Columns of a table; of a text in both languages, the reader's comes first. */
export function useOrderedColumns(name: CatalogueTableName): readonly CatalogueColumn[] {
  const { columns } = catalogueTable(name);
  if (useLanguage() === "fr") return columns;
  return columns.map((column, at) => {
    const other = column.language === "fr" ? columns[at + 1] : columns[at - 1];
    const isPair = other?.language !== undefined && other.language !== column.language;
    return column.language !== undefined && isPair ? other : column;
  });
}

/** A row that others may refer to. */
interface ChoiceItem {
  readonly value: string;
  readonly label: string;
}

type Choice = ChoiceItem | { readonly label: string; readonly items: readonly ChoiceItem[] };

/** Rows of a table as items of a list, in groups where they belong to others; none without a table. */
export function useChoices(table: string | undefined) {
  const language = useLanguage();
  const name = CATALOGUE_NAMES.find((one) => one === table);
  const { data } = useRead(readCatalogueChoices, name ? { params: { table: name } } : null);
  return useMemo(() => {
    const groups = Map.groupBy(data?.choices ?? [], (choice) =>
      language === "fr" ? choice.groupFr : choice.groupAr,
    );
    return [...groups].flatMap(([group, choices]): readonly Choice[] => {
      const items: ChoiceItem[] = choices.map((choice) => ({
        value: String(choice.id),
        label: choice[language],
      }));
      return group === null ? items : [{ label: group, items }];
    });
  }, [data, language]);
}
