import type { Publisher } from "./publisher.ts";

/** The seller of the demonstration, invented. */
export const demoPublisher: Publisher = {
  legalName: { fr: "Parution Éditions", ar: "منشورات باريسيون" },
  legalForm: {
    fr: "Société anonyme au capital de 20 000 000 de dirhams",
    ar: "شركة مساهمة رأسمالها 20.000.000 درهم",
  },
  address: {
    fr: "88, boulevard Mohammed VI, 20250 Casablanca, Maroc",
    ar: "88، شارع محمد السادس، 20250 الدار البيضاء، المغرب",
  },
  phone: "0522 00 00 88",
  email: "facturation@parution.test",
  ice: "001987654000047",
  taxId: "40219876",
  tradeRegister: { fr: "Casablanca 219876", ar: "الدار البيضاء 219876" },
  businessTax: "34019876",
  socialSecurity: "7219876",
  bankAccount: "007 780 0001234567890123 45",
  contact: {
    phone: "0522 00 00 80",
    email: "contact@parution.test",
    hours: [
      {
        days: { fr: "Du lundi au vendredi", ar: "من الاثنين إلى الجمعة" },
        hours: "08:30–18:00",
      },
      { days: { fr: "Samedi", ar: "السبت" }, hours: "09:00–13:00" },
      { days: { fr: "Dimanche", ar: "الأحد" }, hours: null },
    ],
    networks: [
      { network: "facebook", url: "https://facebook.example/parution" },
      { network: "instagram", url: "https://instagram.example/parution" },
      { network: "linkedin", url: "https://linkedin.example/parution" },
      { network: "youtube", url: "https://youtube.example/parution" },
    ],
  },
};
