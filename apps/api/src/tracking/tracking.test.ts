import { trackVisit } from "@parution/contract/tracking";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../platform/testing/index.ts";
import { forgetVisits } from "./index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const visit = {
  consent: true,
  visitor: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91",
  host: "parution.test",
  page: "/fr/passer-votre-annonce",
  fields: ["support_id", "contenu_papier"],
};

const kept = () => api.context.db.selectFrom("visits").selectAll().orderBy("id").execute();

function sendRaw(changes: object) {
  return api.fetch("/ads/user-tracking", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      consentement: 1,
      id_visiteur: visit.visitor,
      host: visit.host,
      page: visit.page,
      champs: [],
      ...changes,
    }),
  });
}

test("a visit is kept with the address that the server sees, and with who is signed in", async () => {
  const client = await api.signIn("pro", "ar");
  expect(await client.call(trackVisit, { body: visit })).toEqual({ kept: true });
  await api.visitor.call(trackVisit, { body: visit });
  const [first, second] = await kept();
  expect(first).toMatchObject({ language: "ar", user_id: expect.any(Number), path: visit.page });
  expect(second).toMatchObject({ user_id: null, fields: visit.fields });
  expect(second?.address).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test("without consent, and of anything that is no name of a field, nothing is kept", async () => {
  const before = await kept();
  const answer = await sendRaw({ consentement: 0 });
  expect(await answer.json()).toEqual({ data: { enregistre: 0 } });
  for (const changes of [
    { champs: ["Vends appartement 80 m²"] },
    { champs: ["06 61 00 00 00"] },
    { page: "/fr/annonces?recherche=divorce" },
    { id_visiteur: "pro@demo.parution.test" },
  ]) {
    expect((await sendRaw(changes)).status).toBe(422);
  }
  expect(await kept()).toEqual(before);
});

test("visits are forgotten after ninety days", async () => {
  await forgetVisits.run(api.context);
  expect(await kept()).not.toEqual([]);
  api.clock.advance(91 * 86_400_000);
  await forgetVisits.run(api.context);
  expect(await kept()).toEqual([]);
});
