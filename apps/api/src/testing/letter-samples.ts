import type { LetterName, Letters } from "../mail/templates/data.ts";

const order = { orderId: 12, reference: "C00000012", kind: "ad", total: 123_450 } as const;
const ad = { adId: 7, reference: "A00000007", slug: "constitution", title: "Constitution Atlas" };
const name = "Salma Bennani";

/** One of each letter, filled with something that could be. */
export const samples: { readonly [Name in LetterName]: Letters[Name] } = {
  "order-received": {
    ...order,
    name,
    dates: ["2026-06-03", "2026-06-04"],
    awaitsPayment: true,
    payableUntil: Date.UTC(2026, 5, 1, 17),
  },
  "cash-code": {
    ...order,
    name,
    code: "482109375519",
    amount: 123_450,
    expiresAt: Date.UTC(2026, 5, 1, 23),
  },
  "payment-received": { ...order, name, method: "card" },
  "payment-credited": { ...order, name, amount: 123_450 },
  "ad-refused": {
    ...ad,
    name,
    reason: "Le texte ne nomme pas le tribunal.\nComplétez-le.",
    total: 4800,
    givenBack: "balance",
  },
  "ad-published": { ...ad, name, support: "L’Horizon", dates: ["2026-06-03"], isOnline: true },
  "invoice-identity-changed": {
    orderId: 12,
    reference: "C00000012",
    name,
    by: "Youssef Alaoui",
    before: { companyName: "Atlas Négoce SARL", address: "Fès", ice: "" },
    after: { companyName: "Riad Invest SA", address: "Fès", ice: "001525713000097" },
  },
  "member-invited": {
    name,
    inviter: "Youssef Alaoui",
    company: "Atlas Négoce SARL",
    email: "salma@example.test",
  },
  "password-changed": { name, at: Date.UTC(2026, 5, 1, 9) },
  "ads-left-out": { support: "L’Horizon", day: "2026-06-03", references: ["A00000012"] },
  "ads-substituted": { support: "L’Horizon", day: "2026-06-03", references: ["A00000012"] },
  contact: { name, email: "salma@example.test", subject: "Tarifs", message: "Bonjour,\nmerci." },
  "contact-advertiser": {
    title: "Villa à louer",
    url: "https://parution.test/fr/annonce/immobilier/villa/7",
    email: "visiteur@example.test",
    telephone: "+212 661 00 00 00",
    subject: "Visite",
    message: "Est-elle libre ?",
  },
  "error-report": { subject: "500", html: "<p>Une erreur</p>", userId: 4, address: "127.0.0.1" },
};
