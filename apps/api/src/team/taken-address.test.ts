import type { Client } from "@parution/contract/client";
import { createMember } from "@parution/contract/team";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailOf } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

const DAY = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const add = (client: Client, email: string) =>
  client.call(createMember, {
    body: {
      email,
      password: "kW7nRq3d",
      lastName: "Filali",
      firstName: "Nadia",
      civility: "mrs",
      jobTitle: "Acheteuse",
      department: "Achats",
      phone: "0661000231",
      cityId: 2,
      address: "27, boulevard Zerktouni, Casablanca",
      status: "deactivated",
    },
  });

test("a parent learns of five taken addresses a day; then every address is refused alike", async () => {
  const parent = await api.signIn("pro");
  const taken = (client = parent) => refusalOf(add(client, emailOf("terme")));
  const { userId } = await add(parent, "avant@atlas-conseil.test");
  // The same request again reveals nothing, and is not counted.
  for (let again = 0; again < 6; again += 1) {
    expect((await add(parent, "avant@atlas-conseil.test")).userId).toBe(userId);
  }
  const refusals = await Promise.all(Array.from({ length: 8 }, () => taken()));
  expect(refusals.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 422),
    ...Array.from({ length: 3 }, () => 429),
  ]);
  const free = await refusalOf(add(parent, "libre@atlas-conseil.test"));
  expect(free).toMatchObject({ status: 429, code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 86_400 });
  expect(free.message).toBe(
    "L’ajout de membres est suspendu : plusieurs adresses étaient déjà utilisées. Réessayez dans 24\u00a0heures.",
  );
  expect((await taken()).message).toBe(free.message);
  api.clock.advance(DAY);
  expect((await taken(await api.signIn("pro"))).status).toBe(422);
});
