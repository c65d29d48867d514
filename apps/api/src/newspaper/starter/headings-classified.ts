import { type HeadingSpec, type Label, otherSector, sub } from "./heading-spec.ts";

const YES_NO: readonly Label[] = [
  ["Oui", "نعم"],
  ["Non", "لا"],
];

export const classifiedHeadings: readonly HeadingSpec[] = [
  {
    id: 7,
    slug: "offres-emploi",
    label: ["Offres d’emploi", "عروض الشغل"],
    subheadings: [
      sub("commerce-vente", "Commerce et vente", "تجارة ومبيعات"),
      sub("comptabilite-finance", "Comptabilité et finance", "محاسبة ومالية"),
      sub("informatique", "Informatique", "معلوميات"),
      sub("industrie-btp", "Industrie et BTP", "صناعة وبناء"),
      sub("hotellerie-restauration", "Hôtellerie et restauration", "فندقة ومطاعم"),
      otherSector("Autre secteur", "قطاع آخر"),
    ],
    options: [
      {
        label: ["Contrat", "نوع العقد"],
        choices: [
          ["CDI", "عقد غير محدد المدة"],
          ["CDD", "عقد محدد المدة"],
          ["Intérim", "عمل مؤقت"],
          ["Stage", "تدريب"],
        ],
      },
      {
        label: ["Expérience", "الخبرة"],
        choices: [
          ["Débutant accepté", "يقبل المبتدئ"],
          ["1 à 3 ans", "من سنة إلى 3 سنوات"],
          ["3 à 5 ans", "من 3 إلى 5 سنوات"],
          ["Plus de 5 ans", "أكثر من 5 سنوات"],
        ],
      },
      {
        label: ["Niveau d’études", "المستوى الدراسي"],
        choices: [
          ["Sans diplôme", "بدون شهادة"],
          ["Baccalauréat", "البكالوريا"],
          ["Bac + 2 ou 3", "باكالوريا + 2 أو 3"],
          ["Bac + 5", "باكالوريا + 5"],
        ],
      },
    ],
  },
  {
    id: 8,
    slug: "demandes-emploi",
    label: ["Demandes d’emploi", "طلبات الشغل"],
    subheadings: [
      sub("cadres", "Cadres", "أطر"),
      sub("employes-techniciens", "Employés et techniciens", "مستخدمون وتقنيون"),
      sub("gens-de-maison", "Gens de maison", "عمال المنازل"),
      otherSector("Autre secteur", "قطاع آخر"),
    ],
  },
  {
    id: 9,
    slug: "immobilier-vente",
    label: ["Immobilier, ventes", "عقارات للبيع"],
    subheadings: [
      sub("appartements", "Appartements", "شقق"),
      sub("villas-riads", "Villas et riads", "فيلات ورياضات"),
      sub("terrains", "Terrains", "أراض"),
      sub("bureaux-locaux", "Bureaux et locaux", "مكاتب ومحلات"),
      sub("fermes", "Fermes", "ضيعات"),
    ],
    options: [
      {
        label: ["Surface", "المساحة"],
        choices: [
          ["Moins de 80 m²", "أقل من 80 م²"],
          ["80 à 150 m²", "من 80 إلى 150 م²"],
          ["150 à 500 m²", "من 150 إلى 500 م²"],
          ["Plus de 500 m²", "أكثر من 500 م²"],
        ],
      },
      { label: ["Bien titré", "عقار محفظ"], choices: YES_NO },
    ],
  },
  {
    id: 10,
    slug: "immobilier-location",
    label: ["Immobilier, locations", "عقارات للكراء"],
    subheadings: [
      sub("appartements", "Appartements", "شقق"),
      sub("villas", "Villas", "فيلات"),
      sub("bureaux-locaux", "Bureaux et locaux", "مكاتب ومحلات"),
      sub("vacances", "Locations de vacances", "كراء للعطل"),
    ],
    options: [
      {
        label: ["Surface", "المساحة"],
        choices: [
          ["Moins de 60 m²", "أقل من 60 م²"],
          ["60 à 120 m²", "من 60 إلى 120 م²"],
          ["Plus de 120 m²", "أكثر من 120 م²"],
        ],
      },
      { label: ["Meublé", "مفروش"], choices: YES_NO },
    ],
  },
  {
    id: 11,
    slug: "automobiles",
    label: ["Automobiles et engins", "سيارات وآليات"],
    subheadings: [
      sub("voitures", "Voitures", "سيارات"),
      sub("utilitaires", "Utilitaires et camions", "مركبات نفعية وشاحنات"),
      sub("motos", "Motos", "دراجات نارية"),
      sub("engins", "Engins de chantier et agricoles", "آليات الورش والفلاحة"),
    ],
    options: [
      {
        label: ["Carburant", "الوقود"],
        choices: [
          ["Diesel", "ديزل"],
          ["Essence", "بنزين"],
          ["Hybride", "هجين"],
          ["Électrique", "كهربائي"],
        ],
      },
      {
        label: ["Boîte de vitesses", "علبة السرعة"],
        choices: [
          ["Manuelle", "يدوية"],
          ["Automatique", "أوتوماتيكية"],
        ],
      },
      { label: ["Première main", "يد أولى"], choices: YES_NO },
    ],
  },
  {
    id: 12,
    slug: "affaires-services",
    label: ["Affaires et services", "أعمال وخدمات"],
    subheadings: [
      sub("vente-fonds", "Vente de fonds et de matériel", "بيع أصول ومعدات"),
      sub("association", "Association et partenariat", "شراكات"),
      sub("demenagement-travaux", "Déménagement et travaux", "نقل وأشغال"),
      sub("traduction-conseil", "Traduction et conseil", "ترجمة واستشارة"),
      otherSector("Autre service", "خدمة أخرى"),
    ],
  },
  {
    id: 13,
    slug: "cours-formations",
    label: ["Cours et formations", "دروس وتكوين"],
    subheadings: [
      sub("langues", "Langues", "لغات"),
      sub("soutien-scolaire", "Soutien scolaire", "دعم مدرسي"),
      sub("formation-professionnelle", "Formation professionnelle", "تكوين مهني"),
      sub("inscriptions", "Écoles et inscriptions", "مدارس وتسجيل"),
    ],
  },
  {
    id: 14,
    slug: "carnet",
    label: ["Carnet et avis de décès", "تعاز ومناسبات"],
    subheadings: [
      sub("deces", "Décès", "وفيات"),
      sub("remerciements", "Remerciements", "شكر على تعزية"),
      sub("quarantieme", "Quarantième jour et anniversaire", "أربعينية وذكرى"),
      sub("felicitations", "Félicitations", "تهان"),
    ],
  },
  {
    id: 15,
    slug: "pertes-divers",
    label: ["Pertes et divers", "ضياع ومتفرقات"],
    subheadings: [
      sub("perte-documents", "Perte de documents", "ضياع وثائق"),
      sub("objets-trouves", "Objets trouvés", "أشياء عثر عليها"),
      otherSector("Autre annonce", "إعلان آخر"),
    ],
  },
];
