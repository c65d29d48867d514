import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { createLog } from "./log.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

let written = "";
const log = createLog("info", { write: (line) => (written += line) });
beforeEach(() => {
  written = "";
});

/** The error that a statement fails with. */
async function errorOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return statement.execute(api.context.db).then(
    () => new Error("The statement did not fail."),
    (error: unknown) => error,
  );
}

test("a row that the database refuses does not reach the log", async () => {
  const email = "pro@demo.parution.test";
  const copy = sql`insert into users (business_id, civility, first_name, last_name, email,
    client_hash, password_hash, created_at)
    values (1, 'mr', 'Texte', 'Secret', ${email}, 'x', 'y', now())`;
  log.error({ err: await errorOf(copy) }, "failed");
  expect(JSON.parse(written).err).toMatchObject({ code: "23505", where: "users_email_key" });
  expect(written).not.toMatch(/demo\.parution|Secret/);
});

test("a value that the database refuses does not reach the log", async () => {
  log.error({ err: await errorOf(sql`select ${"texte de l’annonce"}::text::integer`) }, "failed");
  expect(JSON.parse(written).err).toMatchObject({ code: "22P02", message: "a value was refused" });
  expect(written).not.toContain("annonce");
});

test("masks secrets in every log line", () => {
  log.info({ token: "t0ken", body: { password: "passw0rd" } }, "careless");
  expect(written).not.toMatch(/t0ken|passw0rd/);
});

test("an error keeps its cause and the places it passed through", () => {
  log.error({ err: new Error("outer", { cause: new TypeError("inner") }) }, "failed");
  const { err } = JSON.parse(written);
  expect(err).toMatchObject({ message: "outer", cause: { type: "TypeError", message: "inner" } });
  expect(err.stack).toContain("log.test.ts");
});
