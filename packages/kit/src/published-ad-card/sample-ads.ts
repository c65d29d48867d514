import type { PublishedAdCardProps } from "./published-ad-card.tsx";

/** Sample for stories: a French ad. */
export const frenchAd: PublishedAdCardProps = {
  href: "#french-ad",
  title: "Constitution de la société Atlas Primeurs",
  excerpt:
    "Par acte sous seing privé établi à Casablanca le 2 mars 2026, il a été constitué une société à responsabilité limitée au capital de 100 000 dirhams, ayant pour objet le négoce de fruits et légumes, l'import et l'export, et toutes opérations qui s'y rattachent.",
  untitledLabel: "Annonce sans titre",
  newspaper: "L'Horizon",
  heading: "Annonces légales",
  city: "Casablanca",
  date: { iso: "2026-03-16", text: "16/03/2026" },
  tags: ["Constitution"],
  language: "fr",
};

/** Sample for stories: an Arabic ad, with facts as a French page words them. */
export const arabicAd: PublishedAdCardProps = {
  ...frenchAd,
  href: "#arabic-ad",
  title: "إعلان عن طلب عروض مفتوح رقم 12/2026",
  excerpt:
    "في يوم الثلاثاء 14 أبريل 2026 على الساعة العاشرة صباحا، سيتم بمقر المكتب الجهوي للاستثمار الفلاحي فتح الأظرفة المتعلقة بصيانة قنوات الري بمنطقة الحوز، ويمكن سحب ملف طلب العروض بمكتب الصفقات.",
  newspaper: "Al Ofoq",
  heading: "Appels d'offres",
  city: "Marrakech",
  tags: ["Ouvert"],
  language: "ar",
};
