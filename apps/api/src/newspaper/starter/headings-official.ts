import { type HeadingSpec, sub } from "./heading-spec.ts";

export const officialHeadings: readonly HeadingSpec[] = [
  {
    id: 1,
    slug: "annonces-legales",
    label: ["Annonces légales", "إعلانات قانونية"],
    subheadings: [
      sub("constitution", "Constitution de société", "تأسيس شركة"),
      sub("modification-statuts", "Modification des statuts", "تعديل النظام الأساسي"),
      sub("cession-parts", "Cession de parts sociales", "تفويت حصص اجتماعية"),
      sub("augmentation-capital", "Augmentation de capital", "رفع رأس المال"),
      sub("transfert-siege", "Transfert de siège social", "تحويل المقر الاجتماعي"),
      sub("nomination-gerant", "Nomination de gérant", "تعيين مسير"),
      sub("fonds-de-commerce", "Fonds de commerce et gérance libre", "أصل تجاري وتسيير حر"),
      sub("dissolution-liquidation", "Dissolution et liquidation", "حل وتصفية"),
    ],
  },
  {
    id: 2,
    slug: "annonces-judiciaires",
    label: ["Annonces judiciaires", "إعلانات قضائية"],
    subheadings: [
      sub("vente-encheres", "Vente aux enchères publiques", "بيع بالمزاد العلني"),
      sub("notification-curateur", "Notification par curateur", "تبليغ بواسطة قيم"),
      sub(
        "procedures-collectives",
        "Redressement et liquidation judiciaires",
        "تسوية وتصفية قضائية",
      ),
      sub("succession", "Succession et curatelle", "تركات وقوامة"),
      sub("injonction", "Injonction et sommation", "أوامر وإنذارات"),
    ],
  },
  {
    id: 3,
    slug: "annonces-administratives",
    label: ["Annonces administratives", "إعلانات إدارية"],
    subheadings: [
      sub("enquete-publique", "Enquête publique", "بحث علني"),
      sub("conservation-fonciere", "Conservation foncière", "المحافظة العقارية"),
      sub("concours", "Concours et examens", "مباريات وامتحانات"),
      sub("autorisation", "Autorisation et agrément", "تراخيص واعتمادات"),
    ],
  },
  {
    id: 4,
    slug: "appels-offres",
    label: ["Appels d’offres", "طلبات العروض"],
    subheadings: [
      sub("travaux", "Travaux", "أشغال"),
      sub("fournitures", "Fournitures", "توريدات"),
      sub("services", "Services", "خدمات"),
      sub("etudes", "Études et conseil", "دراسات واستشارة"),
      sub("concours-architectural", "Concours architectural", "مباراة معمارية"),
      sub("report-rectificatif", "Report et rectificatif", "تأجيل وتصحيح"),
    ],
  },
  {
    id: 5,
    slug: "convocations",
    label: ["Convocations et assemblées", "دعوات لحضور الجموع العامة"],
    subheadings: [
      sub("assemblee-ordinaire", "Assemblée générale ordinaire", "جمع عام عادي"),
      sub("assemblee-extraordinaire", "Assemblée générale extraordinaire", "جمع عام استثنائي"),
      sub("copropriete", "Copropriété", "اتحاد الملاك المشتركين"),
      sub("associations", "Associations et coopératives", "جمعيات وتعاونيات"),
    ],
  },
  {
    id: 6,
    slug: "communication-financiere",
    label: ["Communication financière", "بلاغات مالية"],
    isProduct: true,
    subheadings: [
      sub("resultats-annuels", "Résultats annuels", "نتائج سنوية"),
      sub("resultats-semestriels", "Résultats semestriels", "نتائج نصف سنوية"),
      sub("indicateurs-trimestriels", "Indicateurs trimestriels", "مؤشرات ربع سنوية"),
      sub("communique", "Communiqué de presse", "بلاغ صحفي"),
    ],
  },
];
