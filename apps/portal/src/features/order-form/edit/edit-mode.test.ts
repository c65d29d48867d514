import { expect, test } from "vitest";
import { sentFilesOf } from "./edit-mode.ts";

const stored = [
  { id: 9, name: "un.png", mediaType: "image/png", size: 3, url: "/9" },
  { id: 12, name: "deux.png", mediaType: "image/png", size: 4, url: "/12" },
];
const one = new File(["abc"], "un.png", { lastModified: 9 });
const two = new File(["abcd"], "deux.png", { lastModified: 12 });
const added = new File(["abc"], "un.png", { lastModified: 1_790_000_000_000 });

test("files that the ad has are named in their new order, others are sent", () => {
  expect(sentFilesOf([two, added, one], stored)).toEqual({ order: [12, 0, 9], added: [added] });
});

test("the order is empty when all files are removed", () => {
  expect(sentFilesOf([], stored)).toEqual({ order: [], added: [] });
});

test("a file is recognised by its name and size too, and is listed once", () => {
  const other = new File(["abcdef"], "un.png", { lastModified: 9 });
  expect(sentFilesOf([other, one, one], stored)).toEqual({ order: [0, 9, 0], added: [other, one] });
});
