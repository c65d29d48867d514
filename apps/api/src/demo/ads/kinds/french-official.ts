import { inThousands } from "../facts.ts";
import { type AdKind, de } from "./ad-kind.ts";

export const frenchOfficial: readonly AdKind[] = [
  {
    heading: "annonces-legales",
    subheading: "constitution",
    write: (f) => ({
      title: `Constitution de la société ${f.company} SARL AU`,
      body: `Aux termes d’un acte sous seing privé en date du ${f.pastDay} à ${f.city}, il a été établi les statuts d’une société à responsabilité limitée d’associé unique.\nDénomination : ${f.company}.\nObjet : ${f.activity}.\nSiège social : ${f.street}, ${f.city}.\nCapital : ${f.capital} DH.\nGérance : ${f.person}.\nDurée : 99 ans.\nLe dépôt légal a été effectué au tribunal de commerce ${de(f.city)} sous le n° ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "cession-parts",
    write: (f) => ({
      title: `${f.company} SARL – Cession de parts sociales`,
      body: `Par décision de l’assemblée générale extraordinaire du ${f.pastDay}, ${f.person} cède la totalité de ses parts sociales à ${f.otherPerson}.\nLes articles 6 et 7 des statuts sont modifiés en conséquence.\nDépôt légal : tribunal de commerce ${de(f.city)}, n° ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "transfert-siege",
    write: (f) => ({
      title: `Transfert du siège ${de(f.company)}`,
      body: `Suivant procès-verbal du ${f.pastDay}, les associés ${de(f.company)}, SARL au capital de ${f.capital} DH, ont décidé de transférer le siège social au ${f.street}, ${f.city}.\nRegistre du commerce n° ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "dissolution-liquidation",
    write: (f) => ({
      title: `Dissolution anticipée ${de(f.company)}`,
      body: `L’assemblée du ${f.pastDay} a décidé la dissolution anticipée de la société ${f.company} et nommé ${f.person} liquidateur. Le siège de la liquidation est fixé au ${f.street}, ${f.city}. Les créanciers sont invités à se faire connaître.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "fonds-de-commerce",
    write: (f) => ({
      title: `Mise en gérance libre à ${f.city}`,
      body: `Par contrat du ${f.pastDay}, ${f.person} donne en gérance libre à ${f.otherPerson} le fonds de commerce sis ${f.street}, ${f.city}, inscrit au registre du commerce sous le n° ${f.register}, pour une durée de trois ans.`,
    }),
  },
  {
    heading: "annonces-judiciaires",
    subheading: "vente-encheres",
    write: (f) => ({
      title: `Vente aux enchères publiques à ${f.city}`,
      body: `Le public est informé qu’il sera procédé le ${f.comingDay} à 10 h, salle des ventes du tribunal de première instance ${de(f.city)}, à la vente aux enchères de l’immeuble objet du titre foncier n° ${f.register}/${f.dice.between(1, 60)}.\nMise à prix : ${inThousands(f.dice.between(18, 240) * 10_000)} DH, payable comptant avec 3 % de majoration.`,
    }),
  },
  {
    heading: "annonces-judiciaires",
    subheading: "notification-curateur",
    write: (f) => ({
      title: `Notification par curateur – dossier ${f.register}/${f.year}`,
      body: `Le greffe du tribunal de première instance ${de(f.city)} invite ${f.person}, dont le domicile est inconnu, à se présenter à l’audience du ${f.comingDay} à 9 h, salle n° ${f.dice.between(1, 12)}.`,
    }),
  },
  {
    heading: "annonces-administratives",
    subheading: "enquete-publique",
    write: (f) => ({
      title: `Enquête publique, commune ${de(f.city)}`,
      body: `Il est ouvert à compter du ${f.comingDay}, pour vingt jours, une enquête publique sur le projet ${de(f.project)} présenté par ${f.company}. Le dossier et le registre des observations sont au siège de la commune.`,
    }),
  },
  {
    heading: "annonces-administratives",
    subheading: "concours",
    write: (f) => ({
      title: `Concours de recrutement à ${f.city}`,
      body: `Un concours est ouvert le ${f.comingDay} pour le recrutement de ${f.dice.between(2, 24)} techniciens de troisième grade. Dossiers à déposer au siège, ${f.street}, ${f.city}, au plus tard quinze jours avant l’épreuve.`,
    }),
  },
  {
    heading: "appels-offres",
    subheading: "travaux",
    signature: (f) => `La direction, ${f.city}`,
    write: (f) => ({
      title: `Appel d’offres ouvert n° ${f.dice.between(1, 96)}/${f.year}`,
      body: `Le ${f.comingDay} à 10 h, il sera procédé à ${f.city} à l’ouverture des plis relatifs aux travaux de réhabilitation de la voirie, ${f.street}.\nCaution provisoire : ${inThousands(f.dice.between(2, 30) * 5000)} DH. Estimation : ${inThousands(f.dice.between(3, 80) * 100_000)} DH TTC.\nLe dossier se retire au service des marchés.`,
    }),
  },
  {
    heading: "appels-offres",
    subheading: "fournitures",
    signature: () => "Le service des marchés",
    write: (f) => ({
      title: `Fourniture de matériel informatique, lot ${f.dice.between(1, 4)}`,
      body: `Séance publique du ${f.comingDay} à 11 h. Appel d’offres sur offres de prix n° ${f.dice.between(1, 96)}/${f.year} pour ${f.company}, ${f.street}, ${f.city}. Les échantillons sont déposés la veille de la séance avant 16 h.`,
    }),
  },
  {
    heading: "convocations",
    subheading: "assemblee-ordinaire",
    signature: () => "Le conseil d’administration",
    write: (f) => ({
      title: `${f.company} SA – Avis de convocation`,
      body: `Mesdames et messieurs les actionnaires sont convoqués en assemblée générale ordinaire le ${f.comingDay} à 15 h au siège, ${f.street}, ${f.city}.\nOrdre du jour : rapport de gestion ; approbation des comptes ; affectation du résultat ; quitus aux administrateurs.`,
    }),
  },
  {
    heading: "convocations",
    subheading: "copropriete",
    write: (f) => ({
      title: `Copropriété, ${f.street} : assemblée générale`,
      body: `Le syndic ${f.person} invite les copropriétaires à l’assemblée du ${f.comingDay} à 18 h 30. À l’ordre du jour : comptes de l’année, ravalement de la façade, choix de l’ascensoriste.`,
    }),
  },
  {
    heading: "communication-financiere",
    subheading: "resultats-semestriels",
    signature: (f) => `Contact investisseurs : ${f.phone}`,
    write: (f) => ({
      title: `${f.company} : résultats semestriels`,
      body: `Chiffre d’affaires : ${f.dice.between(40, 900)} MDH, en hausse de ${f.dice.between(2, 14)} %. Le conseil réuni le ${f.pastDay} confirme ses objectifs pour l’exercice.`,
    }),
  },
];
