import { expect, test } from "vitest";
import { CHOICE_PLACES } from "./choice-places.ts";

/** Catalogues of the forms in which visitors choose. */
const catalogues = import.meta.glob<string>(
  "/apps/portal/src/{features/{order-form,journal-order},shared/{ads,city}}/locales/ar.po",
  { query: "?raw", import: "default", eager: true },
);

const arabic = new Map(
  Object.values(catalogues).flatMap((po) =>
    [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, fr = "", ar = ""]) => [fr, ar]),
  ),
);

/** Fields that the portal names otherwise: by the question itself, or by none. */
const OWN_NAMES = ["answers", "subscriptions", "soldSubscriptions"];

test("the places of choices are named as the portal's forms name them, in both languages", () => {
  expect(Object.keys(catalogues)).toHaveLength(4);
  for (const [table, { section, label }] of Object.entries(CHOICE_PLACES)) {
    const texts = OWN_NAMES.includes(table) ? [section] : [section, label];
    for (const { fr, ar } of texts) expect([table, fr, arabic.get(fr)]).toEqual([table, fr, ar]);
  }
});
