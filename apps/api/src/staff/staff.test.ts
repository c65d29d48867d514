import type { AnyCall } from "@parution/contract/call";
import { callsByFeature } from "@parution/contract/calls";
import type { StaffRole } from "@parution/rules/access";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { demoStaff } from "../demo/staff.ts";
import { pathOf } from "../platform/http/serve-call.ts";
import { readEverything } from "../testing/desk-reads.ts";
import { copyTemplate, startApiOn, startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const allow = (roles: readonly StaffRole[], ...calls: readonly string[]) =>
  Object.fromEntries(calls.map((name) => [name, roles]));

/** The roles that may make each call of the desk, written once more by hand. */
const ALLOWED: Readonly<Record<string, readonly StaffRole[]>> = {
  readDesk: ["moderator", "counter", "production", "sales", "finance", "editor", "owner"],
  readStaff: ["owner"],
  changeStaff: ["owner"],
  endStaff: ["owner"],
  inviteStaff: ["owner"],
  withdrawInvitation: ["owner"],
  readInstallation: ["owner"],
  savePublisher: ["owner"],
  saveNewspaper: ["owner"],
  saveDays: ["owner"],
  savePrices: ["owner"],
  exportStarterBook: ["owner"],
  saveBook: ["owner"],
  removeBook: ["owner"],
  saveCard: ["owner"],
  testCard: ["owner"],
  testCash: ["owner"],
  saveCash: ["owner"],
  saveMail: ["owner"],
  removeMailServer: ["owner"],
  sendTestLetter: ["owner"],
  openInstallation: ["owner"],
  readNewspapers: ["sales", "owner"],
  createNewspaper: ["owner"],
  readModerationQueue: ["moderator", "production", "owner"],
  readModeratedAd: ["moderator", "production", "owner"],
  readModeratedFile: ["moderator", "production", "owner"],
  claimAd: ["moderator", "production", "owner"],
  releaseAd: ["moderator", "production", "owner"],
  decideAd: ["moderator", "production", "owner"],
  undoDecision: ["moderator", "production", "owner"],
  readDeskCalendar: ["production", "owner"],
  setDay: ["production", "owner"],
  moveDay: ["production", "owner"],
  writeHolidays: ["production", "owner"],
  changeWeek: ["production", "owner"],
  previewClosure: ["production", "owner"],
  exportAffected: ["production", "owner"],
  exportClosure: ["production", "owner"],
  declareClosure: ["production", "owner"],
  undoClosure: ["production", "owner"],
  readEditionDays: ["production", "owner"],
  readEditionState: ["production", "owner"],
  changeEdition: ["production", "owner"],
  cancelEdition: ["production", "owner"],
  reportMissedAds: ["production", "owner"],
  readEdition: ["production", "owner"],
  moveModule: ["production", "owner"],
  printEditionPages: ["production", "owner"],
  exportEditionText: ["production", "owner"],
  exportEditionPositions: ["production", "owner"],
  exportEditionFiles: ["production", "owner"],
  readPageFormats: ["production", "owner"],
  savePageFormat: ["production", "owner"],
  readPrintedIssue: ["production", "owner"],
  beginIssue: ["production", "owner"],
  sendIssuePiece: ["production", "owner"],
  discardIssue: ["production", "owner"],
  decidePrinted: ["production", "owner"],
  recordIssue: ["production", "owner"],
  recheckIssue: ["production", "owner"],
  readIssuePage: ["production", "owner"],
  readClipping: ["production", "owner"],
  readPassed: ["moderator", "production", "owner"],
  readReasons: ["moderator", "production", "owner"],
  acceptPassed: ["moderator", "production", "owner"],
  readWords: ["editor", "owner"],
  addWord: ["editor", "owner"],
  removeWord: ["editor", "owner"],
  readCatalogue: ["sales", "owner"],
  readCatalogueChoices: ["sales", "owner"],
  saveCatalogueRow: ["sales", "owner"],
  retireCatalogueRow: ["sales", "owner"],
  moveCatalogueRow: ["sales", "owner"],
  placeCatalogueRow: ["sales", "owner"],
  exportCatalogue: ["sales", "owner"],
  importCatalogue: ["sales", "owner"],
  readRateCards: ["sales", "owner"],
  readCardRates: ["sales", "owner"],
  readCardTiers: ["sales", "owner"],
  createRateDraft: ["sales", "owner"],
  readDraftRates: ["sales", "owner"],
  saveRates: ["sales", "owner"],
  readDraftTiers: ["sales", "owner"],
  saveTiers: ["sales", "owner"],
  raiseRates: ["sales", "owner"],
  deleteRateDraft: ["sales", "owner"],
  scheduleRates: ["sales", "owner"],
  withdrawRates: ["sales", "owner"],
  replayRates: ["sales", "owner"],
  exportReplay: ["sales", "owner"],
  ...allow(
    ["sales", "finance", "owner"],
    ...["readReportSupports", "readRevenueReport", "exportRevenueReport"],
    ...["readModerationReport", "exportModerationReport"],
    ...["readEditionReport", "exportEditionReport"],
  ),
  ...allow(
    ["editor", "owner"],
    ...["readContents", "readChapter", "saveChapter", "readDeskPage", "savePage"],
    ...["publishContent", "dropContentDraft", "restoreContent", "moveContent", "retireContent"],
  ),
  ...allow(
    ["editor", "owner"],
    "readSiteContents",
    "saveFrame",
    "saveHome",
    "saveGuide",
    "savePublisherDetails",
  ),
  ...allow(
    ["editor", "owner"],
    "beginFilm",
    "sendFilmPiece",
    "sendPoster",
    "readErrorReports",
    "settleErrorReport",
  ),
  ...allow(
    ["counter", "editor", "owner"],
    "readMessages",
    "readMessage",
    "answerMessage",
    "settleMessage",
  ),
  readDebug: ["owner"],
  ...allow(["counter", "editor", "owner"], "resendMail", "fileMail"),
  readOverview: ["moderator", "counter", "production", "sales", "finance", "editor", "owner"],
  searchDesk: ["moderator", "counter", "production", "sales", "finance", "editor", "owner"],
};

/** The demonstration's staff with their roles. */
const STAFF = {
  moderation: "moderator",
  regie: "sales",
  caisse: "counter",
  maquette: "production",
  compta: "finance",
  redaction: "editor",
  admin: "owner",
} as const satisfies Record<(typeof demoStaff)[number] | "admin", StaffRole>;

const deskCalls = Object.values(callsByFeature)
  .flat()
  .filter(({ staff }) => staff !== undefined);

/**
 * Calls of the desk that send something and keep nothing of their own in the trail, each with its reason. Every other one that
 * is posted writes an entry with before and after, which the tests of its feature hold.
 */
const UNRECORDED: Readonly<Record<string, string>> = {
  testCard: "asks the provider's page, and keeps its outcome alone",
  testCash: "asks for the partner's list, and keeps its outcome alone",
  sendTestLetter: "sends a letter to the caller alone, and keeps its outcome",
  claimAd: "keeps an ad for two minutes",
  releaseAd: "keeps an ad no longer",
  beginFilm: "announces a file, whose arrival is recorded",
  beginIssue: "announces a file, whose arrival is recorded",
  undoDecision: "takes back what was not carried out yet",
};
const RECORDED: readonly string[] = [
  ...["changeStaff", "endStaff", "inviteStaff", "withdrawInvitation"],
  ...["savePublisher", "saveNewspaper", "saveDays", "savePrices"],
  ...["saveBook", "removeBook"],
  ...["saveCard", "saveCash", "saveMail", "removeMailServer"],
  ...["openInstallation", "createNewspaper"],
  // Decisions once they are carried out.
  ...["decideAd", "acceptPassed", "addWord", "removeWord"],
  ...["setDay", "moveDay", "writeHolidays", "changeWeek", "declareClosure", "undoClosure"],
  ...["changeEdition", "cancelEdition", "reportMissedAds", "moveModule", "savePageFormat"],
  // The last piece begins the reading.
  ...["sendIssuePiece", "discardIssue", "decidePrinted", "recordIssue", "recheckIssue"],
  ...["saveCatalogueRow", "retireCatalogueRow", "moveCatalogueRow", "placeCatalogueRow"],
  ...["importCatalogue"],
  ...["createRateDraft", "saveRates", "saveTiers", "raiseRates", "deleteRateDraft"],
  ...["scheduleRates", "withdrawRates"],
  ...["saveChapter", "savePage", "publishContent", "dropContentDraft", "restoreContent"],
  ...["moveContent", "retireContent", "saveFrame", "saveHome", "saveGuide"],
  ...["savePublisherDetails", "sendFilmPiece", "sendPoster"],
  ...["answerMessage", "settleMessage", "settleErrorReport"],
  ...["resendMail", "fileMail"],
];

/** Texts of all answers of the desk to those who may make a call. */
const answered: string[] = [];

/** Answer to a call with an empty input, which a caller who may make it is refused with 422 or 409 at most. */
async function ask(call: AnyCall, token: string | null): Promise<number> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  const path = pathOf(call).replaceAll(/:\w+/g, "x");
  const body = call.method === "POST" ? { body: "{}" } : {};
  const answer = await api.fetch(path, { method: call.method, headers, ...body });
  if (token !== null) answered.push(await answer.text());
  return answer.status;
}

async function tokenOf(name: keyof typeof STAFF): Promise<string> {
  const token = await api.token(name);
  await api.context.db.updateTable("sessions").set({ second_factor_at: new Date() }).execute();
  return token;
}

describe("every call of the desk", () => {
  test("has its roles in this table", () => {
    expect(deskCalls.map(({ name }) => name).toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });

  test.each(Object.entries(STAFF))("%s may make those of the role %s", async (name, role) => {
    const token = await tokenOf(name as keyof typeof STAFF);
    for (const call of deskCalls) {
      const isAllowed = ALLOWED[call.name]?.includes(role);
      const status = await ask(call, token);
      expect(isAllowed ? [200, 409, 422] : [403], `${call.name} answers ${status}`).toContain(
        status,
      );
    }
  });

  test.each([
    ["a visitor", null, 401],
    ["an advertiser", "pro", 404],
    ["a member of a team", "membre", 404],
    ["staff without a second factor", "moderation", 403],
    ["an owner without a second factor", "admin", 403],
  ] as const)("is refused to %s", async (_, name, status) => {
    const token = name === null ? null : await api.token(name);
    for (const call of deskCalls) expect(await ask(call, token), call.name).toBe(status);
  });
});

test("every posted call of the desk writes the trail, or has its reason in this table", () => {
  const posted = deskCalls.filter(({ method }) => method === "POST").map(({ name }) => name);
  expect([...RECORDED, ...Object.keys(UNRECORDED)].toSorted()).toEqual(posted.toSorted());
});

test("no answer of the desk has a password, the token of a session, a key or data of a card", async () => {
  const { db, config } = api.context;
  // Before the secrets are gathered: it signs in.
  const text = [...answered, await readEverything(api)].join("\n");
  const users = await db.selectFrom("users").select(["password_hash", "client_hash"]).execute();
  const sessions = await db.selectFrom("sessions").select("id").execute();
  const secrets = [
    ...users.flatMap(({ password_hash, client_hash }) => [password_hash, client_hash]),
    ...sessions.map(({ id }) => id),
    ...[config.card.storeKey, config.cash.key, config.sessionSecret, config.factorKey],
  ];
  expect(text).toContain("personnel");
  expect(text).toContain("Combien ?");
  expect(secrets.filter((secret) => secret !== "" && text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/argon2|eyJ[\w-]+\.eyJ|\b[3-6]\d{3}(?:[ -]?\d{4}){3}\b/);
});

describe("without the second factor", () => {
  test("the answer names the missing factor, and a demonstration may go without", async () => {
    const init = { headers: { Authorization: `Bearer ${await api.token("moderation")}` } };
    const answer = await api.fetch("/account/api/v1/desk", init);
    expect(await answer.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
    const open = await startTestApi({ env: { STAFF_SECOND_FACTOR: "off" } });
    const headers = { Authorization: `Bearer ${await open.token("moderation")}` };
    expect((await open.fetch("/account/api/v1/desk", { headers })).status).toBe(200);
    await open.stop();
  });
});

test("a database with staff of the demonstration starts as a demonstration on its own machine only", async () => {
  const source = await copyTemplate();
  const kept = { ...source, remove: async () => undefined };
  await (await startApiOn(kept)).stop();
  for (const env of [{ DEMO_DATA: "0" }, { PUBLIC_URL: "https://parution.test" }]) {
    await expect(startApiOn(kept, { env })).rejects.toThrow(
      "staff of the demonstration, whose password is published: admin@demo.parution.test, moderation@",
    );
  }
  await source.remove();
});
