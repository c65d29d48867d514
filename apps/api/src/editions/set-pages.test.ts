import { DEFAULT_FORMAT } from "@parution/pagination";
import { expect, test } from "vitest";
import { type Document, DocumentFailed, TypesetterUnavailable } from "../typesetter/index.ts";
import { layOutAds, onlyAds } from "./edition.ts";
import type { EditionAd } from "./queries.ts";
import { setPages } from "./set-pages.ts";

const ad = (id: number, text = `Avis ${id}`): EditionAd => ({
  id,
  ref_web: `A${id}`,
  word_break: "break-all",
  paper_content: text,
  position: 1,
  format: "L",
  heading: "Annonces légales",
  heading_id: 1,
  total: 100,
  web_title: "",
  width_mm: 50,
  height_mm: 35,
  placed_page: null,
  placed_column: null,
  placed_row: null,
});

test("pages with some of their ads alone leave the room of the others empty, move nothing, and carry no other ad", () => {
  const format = { ...DEFAULT_FORMAT, fillers: [] };
  const newspaper = {
    id: 1,
    slug: "l-horizon",
    label: "L’Horizon",
    language: "fr",
    format,
  } as const;
  const second = { ...ad(3), heading_id: 2, heading: "Emploi", position: 2 };
  const laidOut = layOutAds(newspaper, [ad(1), ad(2), second]);
  const placeOf = (pages: typeof laidOut, id: number) =>
    pages.layout.pages.flatMap(({ number, pieces }) =>
      pieces
        .filter((piece) => "adId" in piece && piece.adId === id)
        .map((piece) => [number, piece]),
    );
  const left = onlyAds(laidOut, [ad(2)]);
  expect(placeOf(left, 2)).toEqual(placeOf(laidOut, 2));
  expect(placeOf(laidOut, 2)).toHaveLength(1);
  expect([placeOf(left, 1), placeOf(left, 3)]).toEqual([[], []]);
  const bars = left.layout.pages.flatMap(({ pieces }) =>
    pieces.filter(({ kind }) => kind === "bar"),
  );
  expect(bars).toMatchObject([{ headingId: 1, column: 1 }]);
  expect([...left.sheets.keys()]).toEqual([2]);
  expect(onlyAds(laidOut, [ad(1), ad(2), second])).toEqual(laidOut);
  expect(onlyAds(laidOut, []).layout.pages).toEqual([]);
});

const documentOf = (ads: readonly EditionAd[]): Document => ({
  template: "page",
  data: ads.map(({ paper_content }) => paper_content),
});

/** Sets a page as its texts, but fails on those with poison; counts what it is asked. */
function typesetter() {
  const typesetTexts: string[][] = [];
  const set = async ({ data }: Document) => {
    const texts = data as string[];
    typesetTexts.push(texts);
    if (texts.some((text) => text.includes("poison"))) throw new DocumentFailed("died");
    return Buffer.from(texts.join("|"));
  };
  return { set, typesetTexts };
}

test("leaves out the ad that fails, and keeps the ten others", async () => {
  const good = Array.from({ length: 10 }, (_, index) => ad(100 + index));
  const bad = ad(7, "poison");
  const { set, typesetTexts } = typesetter();
  const page = await setPages(set, [...good.slice(0, 5), bad, ...good.slice(5)], documentOf);
  expect(Buffer.from(page.pdf).toString().split("|")).toEqual(good.map((one) => one.paper_content));
  expect(page.leftOut).toEqual([bad]);
  expect(typesetTexts.length).toBeLessThan(12);
});

test("sets an ad again once its failing text is corrected", async () => {
  const { set, typesetTexts } = typesetter();
  const bad = ad(8, "poison again");
  await setPages(set, [ad(1), bad], documentOf);
  typesetTexts.length = 0;
  expect((await setPages(set, [ad(1), bad], documentOf)).leftOut).toEqual([bad]);
  expect(typesetTexts).toHaveLength(1);
  expect((await setPages(set, [ad(1), ad(8, "mended")], documentOf)).leftOut).toEqual([]);
});

test("leaves out no ad when the typesetter is overloaded", async () => {
  const busy = async () => {
    throw new TypesetterUnavailable("Too many documents are waiting.");
  };
  await expect(setPages(busy, [ad(1)], documentOf)).rejects.toThrow(TypesetterUnavailable);
});
