import { expect, test } from "vitest";
import { changedFields, countedPath } from "./use-tracking.ts";

test("each field is named once, by its own name", () => {
  const changed = changedFields();
  for (const name of ["texts.text", "email", "email", "06 61 00 00 00", "", undefined])
    changed.note({ name, value: "ce qui est écrit" } as { name: unknown });
  changed.note(null);
  expect(changed.take()).toEqual(["texts.text", "email"]);
  expect(changed.take()).toEqual([]);
});

test("the number of named fields has the limit of a visit", () => {
  const changed = changedFields();
  for (let index = 0; index < 200; index += 1) changed.note({ name: `field-${index}` });
  expect(changed.take()).toHaveLength(60);
});

test.each([
  ["/fr/annonces/immobilier", "/fr/annonces/immobilier"],
  ["/fr/recap-annonce/57", "/fr/recap-annonce/57"],
  ["/ar/verification/9F2C7D41A0B85E63", "/ar/verification/-"],
])("%s is counted as %s", (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});
