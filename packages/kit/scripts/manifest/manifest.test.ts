import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "../../../../.storybook/snippets/compile.ts";
import { readRegistry } from "../registry/registry.ts";
import { llmsFiles } from "./llms.ts";
import { readManifest, statusOf } from "./manifest.ts";

const sources = join(import.meta.dirname, "../../src");
const manifest = readManifest();
const files = llmsFiles(manifest);
const byName = new Map(manifest.components.map((component) => [component.name, component]));

/** Folders whose parts other components are made of: they have no story of their own. */
const parts = new Set(["chart", "direction"]);
const folderOf = (address: string) => address.split("/").at(-1) ?? "";

/** Names beginning with a capital that an index exports as values. */
function componentsOf(index: string): string[] {
  const text = readFileSync(join(sources, index), "utf8");
  const whole = [...text.matchAll(/export \* from "(.+)"/g)].flatMap(([, file = ""]) =>
    readFileSync(join(sources, dirname(index), file), "utf8").match(
      /(?<=^export (?:const|function) )[A-Z]\w+/gm,
    ),
  );
  const named = [...text.matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  return [...whole, ...named].filter(
    (name) => name !== null && /^[A-Z][a-z]/.test(name),
  ) as string[];
}

describe("the manifest of components", () => {
  test("names every exported component under its own subpath", () => {
    const exported = globSync("*/index.ts", { cwd: sources }).flatMap((index) =>
      componentsOf(index).map((name) => `@parution/kit/${dirname(index)} ${name}`),
    );
    const listed = manifest.components.map((component) => `${component.import} ${component.name}`);
    expect(listed.toSorted()).toEqual(exported.toSorted());
  });

  test("has an example for every component but parts of charts, and each compiles", () => {
    const lacking = manifest.components.filter(({ example }) => example === undefined);
    expect(lacking.filter((component) => !parts.has(folderOf(component.import)))).toEqual([]);
    const examples = manifest.components.flatMap(({ name, import: address, example }) =>
      example === undefined ? [] : [[`${folderOf(address)}/${name}`, example] as const],
    );
    const wrong = 'import { Button } from "@parution/kit/button";\n\n<Button variant="loud" />';
    const faults = compile("examples", new Map([...examples, ["button/Wrong", wrong]]));
    expect(faults.split("\n").filter((line) => line.includes("error TS"))).toEqual([
      expect.stringMatching(/^button\/Wrong\.tsx.*"loud"/),
    ]);
  }, 120_000);

  test("describes each prop with its type, choices and default", () => {
    const variant = byName.get("Button")?.props.find(({ name }) => name === "variant");
    expect(variant).toMatchObject({
      required: false,
      options: ["danger", "link", "primary", "quiet", "secondary"],
      defaultValue: "secondary",
    });
    expect(variant?.description).not.toBe("");
  });

  test("gives each folder with stories one status, new for those that no application uses yet", () => {
    const folders = globSync("*/*.mdx", { cwd: sources }).filter(
      (file) => file === `${dirname(file)}/${dirname(file)}.mdx`,
    );
    expect(folders.length).toBeGreaterThan(70);
    const statuses = folders.map((file) => {
      const unused = readFileSync(join(sources, file), "utf8").includes(
        "**For other newspapers:**",
      );
      const status = statusOf(dirname(file));
      return [file, status, unused ? status === "new" : status !== undefined] as const;
    });
    expect(statuses.filter(([, , isRight]) => !isRight)).toEqual([]);
  });

  test("says how to replace what is deprecated", () => {
    const silent = manifest.components
      .filter(({ status }) => status === "deprecated")
      .filter(({ description }) => !/\b(?:use|replaced by)\b/i.test(description));
    expect(silent).toEqual([]);
  });
});

describe("llms.txt", () => {
  const index = files.get("llms.txt") ?? "";

  test("has a title, a summary and links to pages that exist", () => {
    expect(index).toMatch(/^# .+\n\n> .+\n/);
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) => address);
    expect(links.filter((address) => !files.has(address))).toEqual([]);
    for (const { name } of manifest.components) expect(index).toContain(`- [${name}](`);
  });

  test("lists the blocks with the command that copies each", () => {
    for (const { name, title } of readRegistry().items)
      expect(index).toMatch(
        new RegExp(
          `^- \\[${title}\\]\\(r/${name}\\.json\\): .+ \`npx parution add ${name}\`$`,
          "m",
        ),
      );
  });

  test("leads to a page with import, props and example", () => {
    const page = files.get("llms/button.md");
    expect(page).toContain('`import { Button } from "@parution/kit/button";`');
    expect(page).toContain("| `pendingLabel` |");
    expect(page).toContain("```tsx\nimport { Button }");
  });
});
