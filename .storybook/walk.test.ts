import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const docs = new URL("docs/", root);
const walk = readFileSync(new URL("walk.md", docs), "utf8");
const rows = walk.split("\n").filter((line) => line.startsWith("| ") && line.includes("]("));

test("stands one hop from the README, as the rules of the business do", () => {
  const readme = readFileSync(new URL("README.md", root), "utf8");
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

test("leads on from the page in the middle to the file", () => {
  const apart = rows.flatMap((row) => {
    const [page, file] = [...row.matchAll(/\]\(([^)#]+)/g)].map(
      ([, path = ""]) => new URL(path, docs),
    );
    if (page === undefined || file === undefined || !page.pathname.endsWith(".md")) return [];
    const links = [...readFileSync(page, "utf8").matchAll(/\]\(([^)#]+)/g)];
    return links.some(([, path = ""]) => new URL(path, page).href === file.href) ? [] : [row];
  });
  expect(apart).toEqual([]);
});

/** Files that documents name before they are there: written by a build, or at another newspaper. */
const GENERATED = [
  "dist/theme.css",
  "dist/tokens.css",
  "r/login.json",
  "tokens/src/supports/gazette.json",
  ".cache/sweep/accessibility-1-of-1.json",
  // A pattern of names.
  "migrations/NNNN_name.sql",
];
const BUILT = new Set([
  ".cache",
  ".git",
  "dist",
  "node_modules",
  "storybook-static",
  "test-results",
]);
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    if (BUILT.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesIn(`${path}/`) : [path];
  });
const NAMED_FILE =
  /`([\w@.][\w@./-]*\/[\w.-]+\.(?:tsx?|m?js|json|css|mdx?|sql|csv|typ|ya?ml|html))`/g;

const documentsIn = (files: readonly string[]): readonly string[] =>
  files.filter((file) => /^docs\/.*\.md$|(?:^|\/)README\.md$/.test(file));

test("documents name files that exist, from their package, the root or the end of a path", () => {
  const files = filesIn("");
  const documents = documentsIn(files);
  expect(documents.length).toBeGreaterThan(60);
  const missing = documents.flatMap((document) =>
    [...readFileSync(new URL(document, root), "utf8").matchAll(NAMED_FILE)]
      .map(([, path = ""]) => path)
      .filter((path) => !path.startsWith("@parution/") && !GENERATED.includes(path))
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Folders that builds write. */
const GENERATED_FOLDERS = ["dist/", "r/"];
const NAMED_FOLDER = /`([\w@.][\w@./-]*\/)`/g;

test("documents name folders that exist: one name beside the document or in its src, several as files are named", () => {
  const files = filesIn("");
  const missing = documentsIn(files).flatMap((document) => {
    const beside = document.slice(0, document.lastIndexOf("/") + 1);
    const isBeside = (folder: string) =>
      [beside, `${beside}src/`].some((place) =>
        files.some((file) => file.startsWith(`${place}${folder}`)),
      );
    const isElsewhere = (folder: string) =>
      folder.indexOf("/") < folder.length - 1 &&
      files.some((file) => `/${file}`.includes(`/${folder}`));
    return [...readFileSync(new URL(document, root), "utf8").matchAll(NAMED_FOLDER)]
      .map(([, folder = ""]) => folder)
      .filter((folder) => !folder.startsWith("@parution/") && !GENERATED_FOLDERS.includes(folder))
      .filter((folder) => !isBeside(folder) && !isElsewhere(folder))
      .map((folder) => `${document}: ${folder}`);
  });
  expect(missing).toEqual([]);
});
