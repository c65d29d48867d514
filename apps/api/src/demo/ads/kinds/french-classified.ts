import { inThousands } from "../facts.ts";
import { type AdKind, de } from "./ad-kind.ts";

export const frenchClassified: readonly AdKind[] = [
  {
    heading: "offres-emploi",
    subheading: "comptabilite-finance",
    choices: [0, 2, 3],
    write: (f) => ({
      title: `Comptable confirmé(e) à ${f.city}`,
      body: `${f.company} recrute en CDI un(e) comptable, bac + 5, quatre ans d’expérience, maîtrise de la déclaration fiscale. CV à recrutement@exemple.test ou au ${f.phone}.`,
    }),
  },
  {
    heading: "offres-emploi",
    subheading: "commerce-vente",
    choices: [0, 1, 2],
    write: (f) => ({
      title: "Délégués commerciaux, secteur Nord",
      body: `Société spécialisée en ${f.activity} cherche ${f.dice.between(2, 8)} délégués commerciaux avec permis. Fixe, commissions et véhicule. Se présenter le matin au ${f.street}, ${f.city}.`,
    }),
  },
  {
    heading: "offres-emploi",
    subheading: "informatique",
    choices: [0, 3, 3],
    write: (f) => ({
      title: `Chef de projet web, ${f.city}`,
      body: `${f.company} renforce son équipe : chef de projet trilingue, cinq ans d’expérience au moins, télétravail deux jours par semaine. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "demandes-emploi",
    subheading: "employes-techniciens",
    write: (f) => ({
      title: "Technicien en froid cherche poste",
      body: `Diplômé de l’OFPPT, ${f.dice.between(3, 15)} ans d’expérience en froid et climatisation, permis B, libre de suite, ${f.city} et région. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "demandes-emploi",
    subheading: "cadres",
    write: (f) => ({
      title: "Responsable logistique disponible",
      body: `Cadre, ${f.dice.between(8, 20)} ans d’expérience en import-export et entreposage, anglais courant, étudie toute proposition à ${f.city}. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-vente",
    subheading: "appartements",
    choices: [1, 0],
    write: (f) => ({
      title: `Appartement ${f.dice.between(85, 148)} m², ${f.city}`,
      body: `${f.street}. Deux chambres, double séjour, cuisine équipée, ascenseur, parking titré. Lumineux, sans vis-à-vis. ${inThousands(f.dice.between(78, 240) * 10_000)} DH. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-vente",
    subheading: "villas-riads",
    choices: [2, 0],
    write: (f) => ({
      title: `Villa avec jardin à ${f.city}`,
      body: `Villa de ${f.dice.between(220, 480)} m², quatre chambres, piscine, garage pour deux voitures, titre foncier. Visites le samedi. ${inThousands(f.dice.between(26, 72) * 100_000)} DH. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-vente",
    subheading: "terrains",
    choices: [3, 0],
    write: (f) => ({
      title: `Terrain de ${inThousands(f.dice.between(6, 90) * 100)} m² près ${de(f.city)}`,
      body: `Terrain plat, titré, façade sur route goudronnée, eau et électricité à proximité. Convient à un projet agricole ou touristique. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-location",
    subheading: "appartements",
    choices: [1, 0],
    write: (f) => ({
      title: `À louer, appartement meublé, ${f.city}`,
      body: `Une chambre, salon, balcon, fibre, ${f.street}. ${inThousands(f.dice.between(35, 95) * 100)} DH par mois, syndic compris. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-location",
    subheading: "bureaux-locaux",
    choices: [2, 1],
    write: (f) => ({
      title: `Plateau de bureaux, ${f.city} centre`,
      body: `${f.dice.between(130, 600)} m² divisibles, climatisation centrale, trois places de parking, gardiennage. Bail commercial. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "automobiles",
    subheading: "voitures",
    choices: [0, 0, 0],
    write: (f) => ({
      title: `Berline diesel ${f.year - f.dice.between(2, 7)}, première main`,
      body: `${inThousands(f.dice.between(38, 160) * 1000)} km, boîte manuelle, carnet d’entretien complet, vignette payée. ${inThousands(f.dice.between(85, 210) * 1000)} DH à débattre. ${f.city}, tél. ${f.phone}.`,
    }),
  },
  {
    heading: "automobiles",
    subheading: "utilitaires",
    choices: [0, 0, 1],
    write: (f) => ({
      title: "Fourgon tôlé, charge utile 1,4 t",
      body: `Année ${f.year - f.dice.between(3, 9)}, ${inThousands(f.dice.between(90, 260) * 1000)} km, distribution refaite, visite technique à jour. Visible à ${f.city}. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "affaires-services",
    subheading: "vente-fonds",
    write: (f) => ({
      title: `Café à céder, ${f.city}`,
      body: `Fonds de commerce de café et pâtisserie, ${f.street}, grande terrasse, clientèle fidèle, bail en cours. Cause départ. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "affaires-services",
    subheading: "traduction-conseil",
    write: (f) => ({
      title: "Traductions assermentées arabe-français-anglais",
      body: `Statuts, jugements, diplômes, appels d’offres. Devis dans la journée, livraison à ${f.city} et par courrier. Cabinet ${f.person}, tél. ${f.phone}.`,
    }),
  },
  {
    heading: "cours-formations",
    subheading: "langues",
    write: (f) => ({
      title: `Anglais et espagnol, cours du soir à ${f.city}`,
      body: `Petits groupes de huit, test de niveau gratuit, rentrée le ${f.comingDay}. ${f.school}, ${f.street}. Tél. ${f.phone}.`,
    }),
  },
  {
    heading: "carnet",
    subheading: "remerciements",
    write: (f) => ({
      title: `Remerciements de la famille ${f.person.split(" ").slice(1).join(" ")}`,
      body: `La famille et ses alliés, touchés par les marques de sympathie reçues à la suite du décès ${de(f.person)}, survenu à ${f.city}, remercient tous ceux qui ont partagé leur peine.`,
    }),
  },
  {
    heading: "carnet",
    subheading: "felicitations",
    write: (f) => ({
      title: `Félicitations à ${f.person}`,
      body: `Ses collègues ${de(f.company)} félicitent ${f.person} pour la soutenance de sa thèse à ${f.city} et lui souhaitent une longue et belle carrière.`,
    }),
  },
  {
    heading: "pertes-divers",
    subheading: "perte-documents",
    write: (f) => ({
      title: "Perte d’un certificat de propriété",
      body: `${f.person} déclare avoir perdu le duplicata du titre foncier n° ${f.register}/${f.dice.between(1, 60)} à ${f.city}. Merci de le rapporter au ${f.street}.`,
    }),
  },
];
