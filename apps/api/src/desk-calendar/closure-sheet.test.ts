import type { Client } from "@parution/contract/client";
import {
  declareClosure,
  exportAffected,
  exportClosure,
  undoClosure,
} from "@parution/contract/desk-calendar";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, placePaid, refusalOf } from "../testing/orders/ordering.ts";
import { readBook } from "../testing/read-book.ts";
import { carryClosures } from "./replan.ts";

const reasons = { reasonFr: "Panne de rotative", reasonAr: "عطل في المطبعة" };

let api: TestApi;
let staff: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
/** Time passes between tests: sessions are opened anew. */
beforeEach(async () => {
  staff = await api.signInStaff("maquette");
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** A Monday of its own for each test, so that they do not meet. */
let week = 0;
function nextMonday(): IsoDate {
  week += 1;
  return addDays("2026-08-31", 7 * week);
}

const job = () => carryClosures.run(api.context);
const declare = (date: IsoDate, choice: "replan" | "refund") =>
  staff.call(declareClosure, { body: { supportId: 1, date, choice, ...reasons } });
const before = (date: IsoDate, choice: "replan" | "refund", asking = staff) =>
  asking.call(exportAffected, { query: { supportId: 1, date, choice } });
const after = (closureId: number) => staff.call(exportClosure, { params: { closureId } });

/** A day as a spreadsheet counts it. */
const serial = (date: IsoDate) => Date.parse(date) / 86_400_000 + 25_569;
const dayFirst = (date: IsoDate) => date.split("-").reverse().join("/");
/** Reads the columns of the sheet's rows from the old date on. */
const outcomesOf = async (file: File) =>
  (await readBook(file)).rows.slice(1).map((row) => row.slice(3));

test("the ads of a day are listed before it closes, as the choice would leave them, and after it", async () => {
  const date = nextMonday();
  const [tuesday, wednesday] = [addDays(date, 1), addDays(date, 2)];
  const one = await placePaid(client, { dates: [date], webTitle: "Villa à Anfa" });
  await placePaid(client, { dates: [date, tuesday], total: 9600 });
  const { rows } = await readBook(await before(date, "replan"));
  expect(rows[0]).toEqual([
    ...["Référence", "Titre", "Annonceur", "Ancienne date", "Nouvelle date", "Dates de parution"],
    ...["Montant TTC (Dhs)", "Remboursement (Dhs)", "Issue", "E-mail", "Date de l’e-mail"],
  ]);
  expect(rows[1]?.slice(0, 3)).toEqual([
    ...[`A${String(one.adId).padStart(8, "0")}`, "Villa à Anfa", expect.any(String)],
  ]);
  const moved = [
    [serial(date), serial(tuesday), dayFirst(tuesday), 48, 0, "Reportée"],
    [
      serial(date),
      serial(wednesday),
      `${dayFirst(tuesday)}, ${dayFirst(wednesday)}`,
      96,
      0,
      "Reportée",
    ],
  ];
  expect(await outcomesOf(await before(date, "replan"))).toEqual(
    moved.map((row) => [...row, "Pas encore écrite"]),
  );
  expect(await outcomesOf(await before(date, "refund"))).toEqual([
    [serial(date), undefined, undefined, 48, 48, "Annulée et remboursée", "Pas encore écrite"],
    [serial(date), undefined, dayFirst(tuesday), 96, 48, "Date remboursée", "Pas encore écrite"],
  ]);

  const { id, undoUntil } = await declare(date, "replan");
  await job();
  const file = await after(id);
  expect(file.name).toMatch(new RegExp(`^fermeture-l-horizon-${date}-.*\\.xlsx$`));
  const due = expect.closeTo(undoUntil / 86_400_000 + 25_569 + 1 / 24, 3);
  expect(await outcomesOf(file)).toEqual(moved.map((row) => [...row, "Prévue", due]));

  const letters = api.context.db.updateTable("mails").where("key", "like", `day-closed:${id}:%`);
  const at = new Date(undoUntil + 60_000);
  await letters.set({ failed_at: at }).execute();
  const letterStates = async () => (await outcomesOf(await after(id))).map((row) => row[6]);
  expect(await letterStates()).toEqual(["Non remise", "Non remise"]);
  await letters.set({ sent_at: at, failed_at: null }).execute();
  expect(await letterStates()).toEqual(["Envoyée", "Envoyée"]);
});

test("ads of a closure that was taken back have their dates again, and no letter", async () => {
  const date = nextMonday();
  await placePaid(client, { dates: [date] });
  await placeLine(client, { dates: [date] });
  const { id } = await declare(date, "refund");
  await job();
  expect((await outcomesOf(await after(id))).map((row) => row[5])).toEqual([
    ...["Annulée et remboursée", "Reportée"],
  ]);
  await staff.call(undoClosure, { body: { closureId: id } });
  await job();
  const restored = [serial(date), undefined, dayFirst(date), 48, 0, "Rétablie", "Retirée"];
  expect(await outcomesOf(await after(id))).toEqual([restored, restored]);
});

test("a list in Arabic is read from right to left; one of a past day or an unknown closure is refused", async () => {
  const date = nextMonday();
  await placePaid(client, { dates: [date] });
  const arabic = await api.signInStaff("maquette", "ar");
  const { rows, rightToLeft } = await readBook(await before(date, "replan", arabic));
  expect(rightToLeft).toBe(true);
  expect(rows[0]?.slice(0, 3)).toEqual(["المرجع", "العنوان", "المعلن"]);
  expect(rows[1]?.slice(8)).toEqual(["مؤجَّل", "لم تكتب بعد"]);
  expect(await refusalOf(before("2026-05-29", "replan"))).toMatchObject({ code: "DAY_PRINTED" });
  expect((await refusalOf(after(9999))).status).toBe(404);
});
