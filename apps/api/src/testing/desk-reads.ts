import { callsByFeature } from "@parution/contract/calls";
import type { TestApi } from "./index.ts";

/** Reads that answer a file, or prices of a card or draft alone. */
const UNREAD = [
  ...["readModeratedFile", "readIssuePage", "readClipping", "printEditionPages"],
  ...["exportEditionText", "exportEditionFiles", "exportCatalogue", "exportStarterBook"],
  ...[
    "readCardRates",
    "readCardTiers",
    "readDraftRates",
    "readDraftTiers",
    "replayRates",
    "exportReplay",
    "exportAffected",
    "exportClosure",
    "exportRevenueReport",
    "exportModerationReport",
    "exportEditionReport",
  ],
];

/** Answers of the other reads of the desk to its owner, each asked for what there is. */
export async function readEverything(api: TestApi): Promise<string> {
  const { db, clock } = api.context;
  const owner = await api.signInStaff("admin");
  const { id: adId, ref_web: search } = await db
    .selectFrom("ads")
    .where("status", "=", 2)
    .select(["id", "ref_web"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: messageId } = await db
    .insertInto("contact_messages")
    .values({
      name: "Nadia",
      email: "nadia@exemple.ma",
      subject: "Tarifs",
      message: "Combien ?",
      language: "fr",
      received_at: new Date(clock.now()),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contentOf = async (kind: "chapter" | "page") => ({
    params: {
      contentId: (
        await db
          .selectFrom("contents")
          .where("kind", "=", kind)
          .select("id")
          .limit(1)
          .executeTakeFirstOrThrow()
      ).id,
    },
  });
  const edition = { query: { supportId: 1, day: "2026-06-03" } };
  const period = { from: "2026-06-01", to: "2026-06-30" };
  const table = { params: { table: "headings" }, query: {} };
  const inputs: Readonly<Record<string, object>> = {
    readModeratedAd: { params: { adId } },
    readMessage: { params: { messageId } },
    readMessages: { query: {} },
    readErrorReports: { query: { state: "open" } },
    searchDesk: { query: { search } },
    readDeskCalendar: { query: {} },
    readEdition: edition,
    readEditionState: edition,
    readPrintedIssue: edition,
    exportEditionPositions: edition,
    readEditionDays: { query: {} },
    previewClosure: { query: { supportId: 1, date: "2026-06-03" } },
    readCatalogue: table,
    readCatalogueChoices: table,
    readRevenueReport: { query: { ...period, by: "support" } },
    readModerationReport: { query: period },
    readEditionReport: { query: period },
    readContents: { query: { kind: "chapter" } },
    readChapter: await contentOf("chapter"),
    readDeskPage: await contentOf("page"),
  };
  const answers: unknown[] = [];
  const calls = Object.values(callsByFeature).flat();
  for (const call of calls) {
    if (call.staff === undefined || call.method !== "GET" || UNREAD.includes(call.name)) continue;
    const answer: unknown = await owner.call(call, inputs[call.name] ?? {});
    answers.push(answer instanceof File ? await answer.text() : answer);
  }
  return JSON.stringify(answers);
}
