import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { readHome } from "@parution/contract/site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function supportOf(medium: "print" | "digital"): Promise<number> {
  const { supports } = await api.visitor.call(readHome, { query: {} });
  const found = supports.find((support) => support.medium === medium);
  if (found === undefined) throw new Error(`No support is ${medium}.`);
  return found.id;
}

test("the menu shows a newspaper's own chapters, and each of them opens", async () => {
  const supportId = await supportOf("print");
  const menu = await api.visitor.call(readGuideMenu, { query: { supportId } });
  const ids = menu.map(({ id }) => id);
  expect(ids).toContain("texte");
  expect(ids).not.toContain("numerique");
  for (const { id, label } of menu) {
    const chapter = await api.visitor.call(readGuideContent, { query: { supportId, chapter: id } });
    expect(chapter).toMatchObject({ id, label });
    expect(chapter.questions.length).toBeGreaterThan(2);
  }
});

test("a chapter of another kind of newspaper is not found, and the first one is the default", async () => {
  const supportId = await supportOf("digital");
  const other = api.visitor.call(readGuideContent, { query: { supportId, chapter: "texte" } });
  expect(await refusalOf(other)).toMatchObject({ status: 404 });
  const first = await api.visitor.call(readGuideContent, { query: { supportId } });
  expect(first.id).toBe("commander");
  const nowhere = api.visitor.call(readGuideMenu, { query: { supportId: 99_999 } });
  expect(await refusalOf(nowhere)).toMatchObject({ status: 404 });
});

test("the guide is in Arabic too", async () => {
  const client = await api.signIn("particulier", "ar");
  const { label } = await client.call(readGuideContent, { query: { chapter: "prix" } });
  expect(label).toBe("الثمن والأداء");
});
