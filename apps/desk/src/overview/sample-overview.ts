import type { CallAnswer } from "@parution/contract/call";
import type { readOverview } from "@parution/contract/desk";
import { DAY, HOUR, NOW } from "../testing/samples.ts";

type Overview = CallAnswer<typeof readOverview>;

/** First page of a day on which much waits and went wrong. */
export const filled: Overview = {
  waiting: { total: 42, late: 3, dueToday: 11 },
  closings: [
    {
      supportId: 3,
      support: "L’Horizon Éco",
      date: "2026-11-20",
      closesAt: NOW - HOUR,
      hasEdition: true,
      ads: 12,
      undecided: 1,
    },
    {
      supportId: 1,
      support: "Parution",
      date: "2026-11-23",
      closesAt: NOW + 5 * HOUR,
      hasEdition: true,
      ads: 64,
      undecided: 9,
    },
    {
      supportId: 2,
      support: "Al Ofoq",
      date: "2026-11-24",
      closesAt: NOW + DAY,
      ads: 27,
      undecided: 0,
      hasEdition: true,
    },
  ],
  issues: [
    { supportId: 1, support: "Parution", day: "2026-11-20", state: "checking" },
    { supportId: 2, support: "Al Ofoq", day: "2026-11-19", state: "failed" },
  ],
  mails: {
    total: 11,
    letters: [
      {
        id: 412,
        subject: "Votre commande C00000412",
        language: "fr",
        recipient: "nadia@exemple.ma",
        failedAt: NOW - HOUR,
        mayHaveArrived: false,
        error: "550 5.1.1 mailbox unavailable",
        linkEnded: false,
      },
      {
        id: 398,
        subject: "تم نشر إعلانكم",
        language: "ar",
        recipient: "omar@exemple.ma",
        failedAt: NOW - DAY,
        error: "unsure: connection lost",
        mayHaveArrived: true,
        linkEnded: false,
      },
    ],
  },
  messages: { waiting: 4, late: 1 },
  errorReports: 2,
  missed: {
    total: 10,
    rows: [{ supportId: 1, support: "Parution", day: "2026-11-19", ads: 3 }],
  },
  failures: {
    total: 12,
    rows: [
      {
        job: "moderation",
        reference: "A00000398",
        attempts: 4,
        since: NOW - HOUR,
        error: "There is no letter ad-refused.",
        retryAt: NOW + HOUR,
        edition: null,
      },
      {
        job: "pages",
        reference: null,
        attempts: 2,
        since: NOW - HOUR,
        retryAt: NOW + HOUR,
        edition: { supportId: 2, support: "Al Ofoq", day: "2026-11-19" },
        error: "canceling statement due to statement timeout",
      },
    ],
  },
  payments: [{ order: "C00000398", amount: 96_000, answeredAt: NOW - 2 * HOUR }],
  books: { day: "2026-11-20", discrepancies: 0 },
};

const none = { total: 0, rows: [] };

/** First page of a day on which nothing waits. */
export const calm: Overview = {
  waiting: { total: 0, late: 0, dueToday: 0 },
  closings: [],
  issues: [],
  mails: { total: 0, letters: [] },
  payments: [],
  books: null,
  messages: { waiting: 0, late: 0 },
  errorReports: 0,
  missed: none,
  failures: none,
};
