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
    journaux: t`Journaux`,
    rubriques: t`Rubriques`,
    sous_rubriques: t`Sous-rubriques`,
    questions: t`Questions`,
    reponses: t`Réponses`,
    ventes: t`Rubriques vendues`,
    produits: t`Produits`,
    produits_formats: t`Formats des produits`,
    formats: t`Formats`,
    couleurs: t`Couleurs`,
    types_annonce: t`Types d’annonce`,
    villes: t`Villes`,
    pays: t`Pays`,
    numeros: t`Numéros parus`,
    numeros_options: t`Copies des numéros`,
    numeros_ages: t`Âges des numéros`,
    numeros_ventes: t`Numéros vendus`,
    numeros_prix: t`Prix des numéros`,
    livraisons: t`Livraisons`,
    abonnements: t`Abonnements`,
    abonnements_ventes: t`Abonnements vendus`,
    coupons: t`Coupons`,
    motifs_arret: t`Motifs d’arrêt`,
    motifs_refus: t`Motifs de refus`,
    motifs_correction: t`Corrections demandées`,
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
      tables: ["rubriques", "sous_rubriques", "questions", "reponses"],
    },
    {
      label: t`Vente des annonces`,
      tables: [
        ...(["journaux", "ventes", "produits", "produits_formats"] as const),
        ...(["formats", "couleurs", "types_annonce", "coupons"] as const),
      ],
    },
    {
      label: t`Numéros et abonnements`,
      tables: [
        ...(["numeros", "numeros_options", "numeros_ages", "numeros_ventes"] as const),
        ...(["numeros_prix", "livraisons", "abonnements", "abonnements_ventes"] as const),
      ],
    },
    { label: t`Motifs`, tables: ["motifs_refus", "motifs_correction", "motifs_arret"] },
    { label: t`Lieux`, tables: ["villes", "pays"] },
  ];
}

/** Names of the columns. */
export function useColumnNames(): (name: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    libelle_fr: t`Libellé en français`,
    libelle_ar: t`Libellé en arabe`,
    accroche_fr: t`Accroche en français`,
    accroche_ar: t`Accroche en arabe`,
    titre_fr: t`Titre en français`,
    titre_ar: t`Titre en arabe`,
    texte_fr: t`Texte en français`,
    texte_ar: t`Texte en arabe`,
    coupure_lignes: t`Coupure des lignes`,
    moderation: t`Annonces modérées`,
    preuve_parution: t`Preuve de parution`,
    delai_heures: t`Fermeture (heures avant)`,
    adresse: t`Adresse de la page`,
    rubrique_id: t`Rubrique`,
    journal_id: t`Journal`,
    type_id: t`Type d’annonce`,
    couleur_id: t`Couleur`,
    produit_id: t`Produit`,
    format_id: t`Format`,
    numero_id: t`Numéro paru`,
    option_id: t`Copie`,
    vente_id: t`Numéro vendu`,
    age_id: t`Âge`,
    abonnement_id: t`Abonnement`,
    jours_min: t`Du jour (avant aujourd’hui)`,
    jours_max: t`Au jour (avant aujourd’hui)`,
    papier: t`Livré sur papier`,
    prix_fixe: t`Prix fixe par date`,
    question_id: t`Question`,
    pays_id: t`Pays`,
    secteur: t`Demande le secteur`,
    vente: t`Vente`,
    largeur_mm: t`Largeur (mm)`,
    hauteur_mm: t`Hauteur (mm)`,
    modules: t`Modules`,
    titre_limite: t`Caractères du titre`,
    corps_limite: t`Caractères du corps`,
    pied_limite: t`Caractères du pied`,
    prix_ht: t`Prix HT`,
    mois: t`Durée en mois`,
    code: t`Code`,
    remise: t`Remise (%)`,
    debut: t`Premier jour`,
    fin: t`Fin (exclue)`,
    utilisations: t`Utilisations`,
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
    preuve_parution: t`Numéro imprimé : une annonce est parue une fois retrouvée dans le PDF de l’imprimeur. Calendrier : elle reste « prévue, non signalée manquante ».`,
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
