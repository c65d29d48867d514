import type { Example } from "./example.ts";

const feed = {
  data: {
    url: "https://parution.example/ads/calendriers/2zpR1hVY0c9kqXoA4mJtB7uWnE5sLd8f.ics",
  },
};

/** Examples of visits, error reports and calendars. */
export const trackingExamples: Readonly<Record<string, Example>> = {
  trackVisit: {
    body: {
      consentement: 1,
      session_id: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91",
      site: "parution.example",
      url: "/fr/passer-votre-annonce",
      next_url: "/fr/recap-annonce/41",
      post: ["support_id", "contenu_papier"],
      device: "ordinateur",
      start_date: "2026-03-02T09:00:00.000Z",
      end_date: "2026-03-02T09:04:10.000Z",
    },
    answer: { data: { enregistre: 1 } },
  },
  readIp: { answer: { data: { ip: "196.200.131.14" } } },
  reportError: {
    body: {
      from: "portail@parution.example",
      to: "exploitation@parution.example",
      subject: "500 /ads/annonces/canvas",
      html: "<p>La page n’a pas pu lire les gabarits.</p>",
    },
    answer: { data: { message: "Merci, l’erreur est signalée." } },
  },
  readDebug: {
    answer: {
      data: {
        maintenant: "2026-03-02T09:00:00.000Z",
        base: "PostgreSQL 15.14",
        migration: "0028_tracking_and_feeds.sql",
        courriers_en_attente: 0,
        courriers_envoyes: 41,
        courriers_echoues: [
          {
            cle: "payment-received:12",
            modele: "payment-received",
            tentatives: 1,
            date_creation: "2026-03-02T08:55:00.000Z",
            erreur: "550 no such user",
          },
        ],
        visites: 318,
      },
    },
  },
  readFeed: { answer: feed },
  openFeed: { body: { annonce_id: 57 }, answer: feed },
  revokeFeed: { body: { annonce_id: 57 }, answer: { data: { url: null } } },
};
