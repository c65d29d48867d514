import { readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DemoAccount } from "../../demo/accounts.ts";
import { startTestApi, type TestApi } from "../index.ts";
import { acquire, type Holdings, NO_HOLDINGS } from "./holdings.ts";
import { type Operation, type OperationField, operations } from "./operations.ts";
import { ownedFields, undecidedFields } from "./owned.ts";
import { requests } from "./requests.ts";
import { type WriteWatch, watchWrites } from "./watch-writes.ts";
import { sendWire, valueAt, type WireRequest, withValueAt } from "./wire-request.ts";

/** Owner and stranger: both may make every call, so that only ownership can refuse. */
const parties: Readonly<Record<string, readonly [owner: DemoAccount, stranger: DemoAccount]>> = {
  placeTenderAd: ["convention", "terme"],
  placeJournalUnderConvention: ["convention", "terme"],
};
const usual = ["pro", "particulier"] as const;

let api: TestApi;
let writes: WriteWatch;
let held: ReadonlyMap<DemoAccount, Holdings>;
const tokens = new Map<DemoAccount, string>();

beforeAll(async () => {
  api = await startTestApi();
  const accounts = [...new Set([...usual, ...Object.values(parties).flat()])];
  const emails = accounts.map((account) => `${account}@demo.parution.test`);
  await api.context.db
    .updateTable("users")
    .set({ is_parent: true })
    .where("email", "in", emails)
    .execute();
  held = await acquire(api, accounts);
  for (const account of [...accounts, "membre" as const]) {
    tokens.set(account, await api.token(account));
  }
  writes = await watchWrites(api.context.db);
});
afterAll(() => api.stop());

const holdingsOf = (account: DemoAccount): Holdings => {
  const found = held.get(account);
  if (found === undefined) throw new Error(`${account} holds nothing.`);
  return found;
};
const tokenOf = (account: DemoAccount) => tokens.get(account) ?? null;

const requestOf = (operation: Operation, holdings: Holdings): WireRequest =>
  requests[operation.name]?.(holdings) ?? {};

const walked = operations
  .map((operation) => ({ operation, owned: ownedFields(operation) }))
  .filter(({ owned }) => owned.length > 0);

test("every field with an identifier is declared owned or shared", () => {
  const undecided = operations.flatMap((operation) =>
    undecidedFields(operation).map((field) => `${operation.name} ${field}`),
  );
  expect(undecided).toEqual([]);
});

/** An order names no existing ad: one of any account is refused. */
const NEVER_NAMED = ["placeAd annonce_id", "placeTenderAd annonce_id"];

test("each declared field is in its call's request", () => {
  const unnamed = walked.flatMap(({ operation, owned }) =>
    owned
      .filter((field) => !isNamed(operation, field))
      .map(({ path }) => `${operation.name} ${path.join(".")}`),
  );
  expect(unnamed).toEqual(NEVER_NAMED);
});

test("the test has a request for every call with an owned identifier", () => {
  expect(walked.map(({ operation }) => operation.name).toSorted()).toEqual(
    Object.keys(requests).toSorted(),
  );
});

const needSession = operations.filter((operation) => operation.needsSession);

test.each(needSession.map((operation) => [operation.name, operation] as const))(
  "%s requires a session",
  async (_, operation) => {
    const answer = await sendWire(api, operation, requestOf(operation, NO_HOLDINGS), null);
    expect(answer.status).toBe(401);
  },
);

describe.each(walked)("$operation.name", ({ operation, owned }) => {
  const [owner, stranger] = parties[operation.name] ?? usual;
  const named = owned.filter((field) => isNamed(operation, field));

  test.each(named.map((field) => [field.path.join("."), field] as const))(
    "another account's %s is not found",
    async (_, field) => {
      const foreign = valueAt(requestOf(operation, holdingsOf(owner)), field);
      const request = withValueAt(requestOf(operation, holdingsOf(stranger)), field, foreign);
      await writes.take();
      const answer = await sendWire(api, operation, request, tokenOf(stranger));
      expect(answer.status, await answer.text()).toBe(isInList(field) ? 422 : 404);
      expect(await writes.take()).toEqual([]);
    },
  );

  test.each([owner, stranger])("%s is served with the caller's own", async (account) => {
    const request = requestOf(operation, holdingsOf(account));
    const answer = await sendWire(api, operation, request, tokenOf(account));
    expect(answer.status, await answer.text()).toBe(200);
  });
});

/** Things of the account's that are nevertheless not its members'. */
const OBJECTS = /^(id|annonce_id|commande_id|facture_id|ref_web)$/;

const objects = walked.filter(
  ({ operation, owned }) =>
    parties[operation.name] === undefined &&
    owned.some((field) => OBJECTS.test(field.path.at(-1) ?? "") && isNamed(operation, field)),
);

test.each(objects.map(({ operation }) => [operation.name, operation] as const))(
  "a member does not reach the parent's own: %s",
  async (_, operation) => {
    const { id: userId, clientHash } = await (await api.signIn("membre")).call(readCurrentUser, {});
    const request = requestOf(operation, { ...holdingsOf("pro"), userId, clientHash });
    await writes.take();
    const answer = await sendWire(api, operation, request, tokenOf("membre"));
    expect(answer.status, await answer.text()).toBe(404);
    expect(await writes.take()).toEqual([]);
  },
);

test.each([
  ["readPublishedAd", (id: number) => ({ query: { id, slug: "avis" } })],
  ["contactAdvertiser", (id: number) => ({ path: { id }, body: message })],
] as const)("visitors do not find an ad that is not online: %s", async (name, about) => {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`${name} is no operation.`);
  // An ad that was not switched off meanwhile.
  const { open, online } = holdingsOf("convention");
  const ask = async (adId: number) => (await sendWire(api, operation, about(adId), null)).status;
  expect(await ask(open.adId)).toBe(404);
  expect(await ask(online.adId)).toBe(200);
});

const message = { email: "lecteur@exemple.test", objet: "Votre annonce", message: "Bonjour." };

function isNamed(operation: Operation, field: OperationField): boolean {
  return valueAt(requestOf(operation, NO_HOLDINGS), field) !== undefined;
}

/** All entries of a list must exist; for one that does not, of any account, the list is at fault (422). */
const isInList = ({ path }: OperationField) => path.includes("[]");
