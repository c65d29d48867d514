/** Choices of the form. */
export interface Catalogue {
  readonly headings: readonly string[];
  readonly types: readonly string[];
  readonly subheadings: readonly string[];
  readonly cities: readonly string[];
  /** Centimes that a line costs on one date. */
  readonly linePrice: number;
  /** The first and the last day that can be chosen, and those between that cannot. */
  readonly start: string;
  readonly end: string;
  readonly blocked: readonly string[];
}

/** Labels of the form, as in the portal. */
export const texts = {
  loading: "Chargement",
  choose: "Choisir",
  heading: "Rubrique",
  type: "Type d’annonce",
  subheading: "Sous-rubrique",
  text: "Texte de l’annonce",
  dates: "Dates de parution",
  city: "Ville",
  terms: "J’accepte les conditions générales de vente",
  submit: "Commander et payer",
  preview: "Votre annonce, telle qu’elle paraîtra",
  lines: "{count} lignes",
  total: "Total : {total}",
  required: "Ce champ est obligatoire.",
  long: "Ce texte est trop long.",
};
