import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const exists = (path: string) => existsSync(fileURLToPath(new URL(path, root)));

/** Answers to a requirement, each with true where it names tests. */
const ANSWERS = ["tested", "built", "absent", "installation", "open"];
/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const REQUIREMENTS = { "1": 70, "2": 183 } as const;

const CITED = /(?:apps|packages|docs|\.ci)\/[\w./-]*\w/g;

/** A row of a table of comma-separated values, quoted where need be. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, 6)
    .map(([, cell = ""]) => cell.replace(/^"([\s\S]*)"$/, "$1").replaceAll('""', '"'));
}

const rows = read("docs/asvs.csv")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map(cellsOf)
  .map(([id = "", level = "", chapter = "", requirement = "", answer = "", evidence = ""]) => ({
    id,
    level,
    chapter,
    requirement,
    answer,
    evidence,
  }));

/** Missing part of a citation `path#name`: the file, or a test of that name in it. */
function missing(citation: string): string | null {
  const [path = "", name] = citation.split("#", 2);
  if (!exists(path)) return `${path} is not there`;
  if (name === undefined || name === "") return `${path} without a test`;
  return read(path).includes(name) ? null : `${path} has no «${name}»`;
}

describe("the answers to ASVS", () => {
  test.each(Object.entries(REQUIREMENTS))(
    "every requirement of level %s has an answer",
    (level, count) => {
      const ids = rows.filter((row) => row.level === level).map(({ id }) => id);
      expect(new Set(ids).size).toBe(count);
      expect(ids.filter((id) => !/^V\d+\.\d+\.\d+$/.test(id))).toEqual([]);
    },
  );

  test("each answer has its kind and its reason", () => {
    const odd = rows.filter(
      ({ requirement, answer, evidence }) =>
        requirement === "" || evidence === "" || !ANSWERS.includes(answer),
    );
    expect(odd).toEqual([]);
  });

  test("every cited test exists", () => {
    const named = rows.filter(({ answer }) => answer === "tested");
    const faults = named.flatMap(({ id, evidence }) =>
      evidence
        .split(" | ")
        .map(missing)
        .filter((fault) => fault !== null)
        .map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("every cited file exists", () => {
    const faults = rows
      .filter(({ answer }) => answer !== "tested")
      .flatMap(({ id, evidence }) =>
        (evidence.match(CITED) ?? [])
          .filter((path) => !exists(path))
          .map((path) => `${id}: ${path}`),
      );
    expect(faults).toEqual([]);
  });
});

test("every test that a promise cites exists", () => {
  const cited = [...read("SECURITY.md").matchAll(/`((?:apps|packages|docs)\/[^`]+)`/g)];
  const citations = cited.map(([, citation = ""]) => citation).filter((one) => one.includes("#"));
  expect(citations.length).toBeGreaterThan(15);
  expect(citations.map(missing).filter((fault) => fault !== null)).toEqual([]);
  const files = cited.map(([, one = ""]) => one.split("#")[0] ?? "");
  expect(files.filter((path) => !exists(path))).toEqual([]);
});
