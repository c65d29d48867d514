import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const readme = readFileSync(join(source, "../README.md"), "utf8");
const [, section = ""] = readme.split("## The path of one order");
const [chapter = ""] = section.split("\n## ");

/** The files of the path in the order of the README, below `src`. */
const path = [...chapter.matchAll(/^\d+\. \[`([\w/.-]+\.ts)`\]/gm)].map(([, file = ""]) => file);

const importsOf = (file: string): string[] =>
  [...readFileSync(join(source, file), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(
    ([, specifier = ""]) => relative(source, join(source, dirname(file), specifier)),
  );

test("the path of one order is at most ten files, and all of them exist", () => {
  expect(path.length).toBeGreaterThan(0);
  expect(path.length).toBeLessThanOrEqual(10);
  expect(path.filter((file) => !existsSync(join(source, file)))).toEqual([]);
});

test("each file of the path imports an earlier one, or is imported by one", () => {
  const apart = path.filter((file, place) => {
    const earlier = path.slice(0, place);
    const imported = earlier.flatMap(importsOf);
    return (
      place > 0 && !imported.includes(file) && !importsOf(file).some((to) => earlier.includes(to))
    );
  });
  expect(apart).toEqual([]);
});

test("every function that the path names stands in the file named before it", () => {
  let file = "";
  const named = [...chapter.matchAll(/`([\w/.-]+\.ts)`|\(`(\w+)`[);]/g)].flatMap(
    ([, path, name = ""]) => {
      file = path ?? file;
      return path === undefined ? [{ file, name }] : [];
    },
  );
  const elsewhere = named.filter(({ file, name }) => {
    const path = join(source, file);
    return !existsSync(path) || !declares(readFileSync(path, "utf8"), name);
  });
  expect(named.length).toBeGreaterThan(path.length);
  expect(elsewhere).toEqual([]);
});

const declares = (text: string, name: string): boolean =>
  new RegExp(`\\b(?:function|const) ${name}\\b`).test(text);
