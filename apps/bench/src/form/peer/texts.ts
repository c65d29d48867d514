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
