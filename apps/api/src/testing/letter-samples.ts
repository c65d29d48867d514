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
  "ad-accepted": { ...ad, name, support: "L’Horizon", dates: ["2026-06-03", "2026-06-04"] },
  "ad-to-correct": {
    ...ad,
    name,
    correction: "Ajoutez le numéro du dépôt au greffe.\nIl manque à la dernière ligne.",
  },
  "ad-published": { ...ad, name, support: "L’Horizon", dates: ["2026-06-03"], isOnline: true },
  "ad-printed": {
    ...ad,
    ...{ name, support: "L’Horizon", date: "2026-06-03", pages: [12] },
    key: "7F3A19C40B52E8D6",
  },
  "day-closed": {
    name,
    support: "L’Horizon",
    date: "2026-06-03",
    reason: "Aïd Al Adha",
    ads: [
      { ...ad, kept: ["2026-06-04"], moved: ["2026-06-05"], refund: 0 },
      { ...ad, adId: 13, reference: "A00000013", kept: [], moved: [], refund: 4800 },
    ],
    more: 2,
  },
  "ad-missed": {
    ...ad,
    name,
    support: "L’Horizon",
    date: "2026-06-03",
    cause: "late_payment",
    reason: "",
    choice: { linkId: "00000000-0000-4000-8000-000000000001", until: 1_780_477_200_000 },
    dates: [],
    refund: 0,
  },
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
  "staff-invited": { inviter: name, linkId: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91" },
  "test-letter": { name },
  "registration-confirm": { linkId: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91" },
  "registration-known": { name },
  "recovery-link": { name, linkId: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91" },
  "recovery-unknown": {},
  "address-confirm": { name, linkId: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91" },
  "address-changed": {
    name,
    email: "n…@exemple.test",
    linkId: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91",
  },
  "address-restored": {
    name,
    at: Date.UTC(2026, 5, 1, 9),
    lost: { authenticator: true, passkeys: ["Clé USB"], recoveryCodes: true },
    kept: { authenticator: false, passkeys: ["iPhone"], recoveryCodes: false },
  },
  "account-dormant": { name, endsOn: "2026-07-09" },
  "account-closed": { name },
  "password-changed": { name, at: Date.UTC(2026, 5, 1, 9) },
  "protection-changed": {
    name,
    change: "recovery-code-used",
    at: Date.UTC(2026, 5, 1, 9),
    left: 9,
  },
  "ads-left-out": { support: "L’Horizon", day: "2026-06-03", references: ["A00000012"] },
  "ads-substituted": { support: "L’Horizon", day: "2026-06-03", references: ["A00000012"] },
  contact: { name, email: "salma@example.test", subject: "Tarifs", message: "Bonjour,\nmerci." },
  "contact-answer": {
    ...{ name, subject: "Tarifs", answer: "Bonjour,\n\nles tarifs sont en ligne." },
    ...{ message: "Quels sont vos tarifs ?", receivedAt: Date.UTC(2026, 5, 1, 9) },
  },
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
