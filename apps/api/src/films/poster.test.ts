import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Storage } from "../platform/storage/storage.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { removeUnusedFilms, takePoster } from "./upload.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const kept = async () =>
  (await Array.fromAsync(api.context.storage.keys())).filter((key) => key.startsWith("films/"));

async function posterFile(): Promise<File> {
  const picture = sharp({ create: { width: 16, height: 9, channels: 3, background: "#7a1f2b" } });
  return new File([new Uint8Array(await picture.png().toBuffer())], "affiche.png");
}

test("a poster whose process ends while it is kept is removed a day later, with its bytes", async () => {
  const { storage } = api.context;
  const stopping: Storage = {
    ...storage,
    async put(...piece) {
      await storage.put(...piece);
      throw new Error("the process ends here");
    },
    remove: () => Promise.reject(new Error("the process has ended")),
  };
  const actor = { email: "redaction@exemple.test", userId: 1 };
  const sent = takePoster({ ...api.context, storage: stopping }, actor, await posterFile());
  await expect(sent).rejects.toThrow("has ended");
  expect(await kept()).toHaveLength(1);
  api.clock.advance(25 * 3_600_000);
  await removeUnusedFilms.run(api.context);
  expect(await kept()).toEqual([]);
  const films = api.context.db.selectFrom("films").select("name").where("size", ">", 0);
  expect(await films.execute()).toEqual([]);
});
