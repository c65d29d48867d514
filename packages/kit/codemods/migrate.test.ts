import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const here = import.meta.dirname;
const program = join(here, "../cli/parution.ts");
const today = join(here, "../../../apps/sister-paper/src");
const folder = mkdtempSync(join(tmpdir(), "parution-migrate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Output and exit code of `parution migrate`. */
function migrate(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, "migrate", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  return { stdout, stderr, status };
}

const bare = (source: string) => source.replace(/\s+/g, "").replace(/,(?=[)}\]])/g, "");
const read = (...path: string[]) => readFileSync(join(...path), "utf8");

it("brings a newspaper's sources to today's names, and names the files that changed", () => {
  cpSync(join(here, "sister-paper"), join(folder, "src"), { recursive: true });
  const { stdout, stderr, status } = migrate("src");
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(stdout).toContain("src/order/dates-step.tsx\n");
  for (const file of globSync("**/*.{ts,tsx}", { cwd: join(folder, "src") })) {
    expect(bare(read(folder, "src", file))).toBe(bare(read(today, file)));
  }
  expect(migrate("src").stdout).toBe("");
});

it("names the places that are left, and a module that it cannot read", () => {
  mkdirSync(join(folder, "mixed"));
  const kept = `import { RadioCards } from "@parution/kit/radio-cards";\nexport const a = <RadioCards onChange={choose} />;\n`;
  writeFileSync(join(folder, "mixed/page.jsx"), kept);
  writeFileSync(join(folder, "mixed/torn.ts"), "const = ;");
  expect(migrate("mixed")).toEqual({
    stdout: "",
    stderr: expect.stringMatching(
      /^mixed\/page.jsx:2: RadioCards: onChange receives the value, not an event.\nmixed\/torn.ts:1: not read: .+\n$/,
    ),
    status: 0,
  });
  expect(read(folder, "mixed/page.jsx")).toBe(kept);
});

it.each([
  [[], "Name a folder: parution migrate src\n"],
  [["elsewhere"], "elsewhere is no folder.\n"],
])("refuses %j", (args, stderr) => {
  expect(migrate(...args)).toEqual({ stdout: "", stderr, status: 1 });
});
