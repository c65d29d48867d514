import type { Client } from "@parution/contract/client";
import { placeAd, readEditableAd } from "@parution/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { edit, lineOrder, PNG, placeLine, refusalOf } from "../../testing/orders/ordering.ts";

const onWeb = { publishOnWeb: true, webTitle: "Avis" };
const photo = (name: string) => new File([PNG], name);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function placeWithPhotos(client: Client) {
  const photos = [photo("un.png"), photo("deux.png")];
  const files = [new File(["Statuts"], "statuts.txt")];
  const body = { ...lineOrder, ...onWeb, photos, files };
  return (await client.call(placeAd, { body })).adId;
}

const filesOf = async (client: Client, adId: number) => {
  const { photos, files } = await client.call(readEditableAd, { body: { adId } });
  return { photos, files };
};

const namesOf = async (client: Client, adId: number) => {
  const { photos, files } = await filesOf(client, adId);
  return [...photos, ...files].map(({ name }) => name);
};

test("an edit without files keeps them", async () => {
  const client = await api.signIn("particulier");
  const adId = await placeWithPhotos(client);
  await edit(client, adId, onWeb);
  expect(await namesOf(client, adId)).toEqual(["un.png", "deux.png", "statuts.txt"]);
});

test("photos are kept, added, reordered and removed", async () => {
  const client = await api.signIn("particulier");
  const adId = await placeWithPhotos(client);
  const [first, second] = (await filesOf(client, adId)).photos;
  const ids = [first?.id ?? 0, second?.id ?? 0];
  await edit(client, adId, {
    ...onWeb,
    photoOrder: [...ids.toReversed(), 0],
    photos: [photo("trois.png")],
  });
  expect(await namesOf(client, adId)).toEqual(["deux.png", "un.png", "trois.png", "statuts.txt"]);
  await edit(client, adId, { ...onWeb, photoOrder: ids.slice(0, 1), fileOrder: [] });
  expect(await namesOf(client, adId)).toEqual(["un.png"]);
});

test("a removed file is no longer stored, and a kept one can be read by its owner alone", async () => {
  const client = await api.signIn("particulier");
  const adId = await placeWithPhotos(client);
  const [first, second] = (await filesOf(client, adId)).photos;
  const rows = await api.context.db
    .selectFrom("ad_files")
    .select(["id", "storage_key"])
    .where("ad_id", "=", adId)
    .execute();
  const keyOf = (id: number | undefined) => rows.find((row) => row.id === id)?.storage_key ?? "";
  await edit(client, adId, { ...onWeb, photoOrder: [second?.id ?? 0] });
  expect(await api.context.storage.get(keyOf(first?.id))).toBeNull();
  const url = second?.url ?? "";
  const read = async (token: string) =>
    api.fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const own = await read(await api.token("particulier"));
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(PNG);
  expect((await read(await api.token("pro"))).status).toBe(404);
  expect((await api.fetch(url)).status).toBe(404);
});

test("an ad that leaves the web loses its photos", async () => {
  const client = await api.signIn("particulier");
  const adId = await placeWithPhotos(client);
  await edit(client, adId);
  expect(await namesOf(client, adId)).toEqual(["statuts.txt"]);
});

test("an order that does not fit the files is refused", async () => {
  const client = await api.signIn("particulier");
  const adId = await placeWithPhotos(client);
  const [first] = (await filesOf(client, adId)).photos;
  const id = first?.id ?? 0;
  const strange = await placeWithPhotos(client);
  const [other] = (await filesOf(client, strange)).photos;
  const orders = [[id, id], [id, 0], [other?.id ?? 0], Array<number>(9).fill(id)];
  for (const photoOrder of orders) {
    const refusal = await refusalOf(edit(client, adId, { ...onWeb, photoOrder }));
    expect(refusal).toMatchObject({ status: 422, fields: { photos: [expect.any(String)] } });
  }
  expect(await namesOf(client, adId)).toEqual(["un.png", "deux.png", "statuts.txt"]);
});

test("a new ad has no earlier files to name", async () => {
  const client = await api.signIn("particulier");
  const { adId } = await placeLine(client);
  expect(await filesOf(client, adId)).toEqual({ photos: [], files: [] });
});
