import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const docs = new URL("../docs/", import.meta.url);
const walk = readFileSync(new URL("walk.md", docs), "utf8");
const rows = walk.split("\n").filter((line) => line.startsWith("| ") && line.includes("]("));

test("stands one hop from the README, as the rules of the business do", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const links = [...readme.matchAll(/\]\(([^)#]+)/g)].map(([, path]) => path);
  expect(links).toEqual(expect.arrayContaining(["docs/walk.md", "docs/domain/README.md"]));
});

test("answers ten questions, each with a page and a file", () => {
  expect(rows).toHaveLength(10);
  for (const row of rows)
    expect(row.split("|").filter((cell) => cell.includes("]("))).toHaveLength(2);
});

test("leads to files that exist and hold the functions named", () => {
  for (const row of rows) {
    const files = [...row.matchAll(/\]\(([^)#]+)/g)].map(([, path = ""]) => new URL(path, docs));
    for (const file of files) expect(existsSync(fileURLToPath(file)), file.pathname).toBe(true);
    const named = /`(\w+)` in \[/.exec(row)?.[1];
    if (named === undefined) continue;
    const sources = files.slice(1).map((file) => readFileSync(file, "utf8"));
    expect(
      sources.some((source) => new RegExp(`export .*\\b${named}\\b`).test(source)),
      named,
    ).toBe(true);
  }
});
