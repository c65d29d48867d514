import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { registryFiles } from "../scripts/registry/registry.ts";
import { addBlocks } from "./add.ts";
import { type Block, readBlock } from "./registry.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-cli-"));
const application = join(folder, "application");
const program = join(folder, "dist/cli/parution.ts");

/** The program beside its registry, as in the package. */
cpSync(import.meta.dirname, dirname(program), {
  recursive: true,
  filter: (path) => !path.endsWith(".test.ts"),
});
for (const [path, text] of registryFiles()) {
  mkdirSync(dirname(join(folder, "dist", path)), { recursive: true });
  writeFileSync(join(folder, "dist", path), text);
}

const manifest = { dependencies: { "@parution/kit": "0.2.0" } };
const writeManifest = (value: object) =>
  writeFileSync(join(application, "package.json"), JSON.stringify(value));

beforeEach(() => {
  rmSync(application, { recursive: true, force: true });
  mkdirSync(join(application, "src"), { recursive: true });
  writeManifest(manifest);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Output and exit code of `parution` in the application. */
function parution(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: application,
    encoding: "utf8",
    // Nothing may be asked of a network.
    env: { ...process.env, HTTPS_PROXY: "http://127.0.0.1:1", NODE_NO_WARNINGS: "1" },
  });
  return { stdout, stderr, status };
}

const login = join(application, "src/blocks/login/login.tsx");
const source = readFileSync(join(import.meta.dirname, "../registry/login/login.tsx"), "utf8");

describe("parution add", () => {
  test("writes the files of a block under src/blocks and names them", () => {
    const { stdout, status } = parution("add", "login");
    expect(stdout).toBe(
      "created    src/blocks/login/login.tsx\ncreated    src/blocks/login/login-labels.ts\n",
    );
    expect(status).toBe(0);
    expect(readFileSync(login, "utf8")).toBe(source);
  });

  test("writes several blocks into the folder that is asked for", () => {
    parution("add", "login", "order-form", "--path", "app/ui");
    expect(readdirSync(join(application, "app/ui"))).toEqual(["login", "order-form"]);
    expect(existsSync(join(application, "src/blocks"))).toBe(false);
  });

  test("leaves files that are the same, and refuses to replace one that was changed", () => {
    parution("add", "login");
    expect(parution("add", "login").stdout).toMatch(/^unchanged {2}.+\nunchanged {2}.+\n$/);
    writeFileSync(login, "export const mine = true;\n");
    const { stderr, status } = parution("add", "order-form", "login");
    expect(stderr).toBe(
      "These files differ from the blocks, so nothing was written:\n  src/blocks/login/login.tsx\nWith --overwrite they are replaced.\n",
    );
    expect(status).toBe(1);
    expect(readFileSync(login, "utf8")).toContain("mine");
    expect(existsSync(join(application, "src/blocks/order-form"))).toBe(false);
  });

  test("replaces a changed file with --overwrite, and says which", () => {
    parution("add", "login");
    writeFileSync(login, "");
    const { stdout } = parution("add", "login", "--overwrite");
    expect(stdout).toBe(
      "replaced   src/blocks/login/login.tsx\nunchanged  src/blocks/login/login-labels.ts\n",
    );
    expect(readFileSync(login, "utf8")).toBe(source);
  });

  test.each(["logon", "../login", "__proto__", "registry"])(
    "knows no block «%s» and lists those that exist",
    (name) => {
      const { stderr, status } = parution("add", name);
      expect(stderr).toBe(
        `There is no block «${name}». Known blocks: order-form, calendar-with-price, list-with-filters, login.\n`,
      );
      expect(status).toBe(1);
    },
  );

  test.each([
    ["package-lock.json", "npm install"],
    ["pnpm-lock.yaml", "pnpm add"],
    ["yarn.lock", "yarn add"],
    ["bun.lock", "bun add"],
  ])("prints the command that installs what is missing: %s, %s", (lock, command) => {
    writeManifest({});
    writeFileSync(join(application, lock), "");
    expect(parution("add", "login").stdout).toMatch(
      new RegExp(`not declared yet:\\n {2}${command} @parution/kit\\n$`),
    );
  });

  test("asks for the application's folder where there is no package.json", () => {
    rmSync(join(application, "package.json"));
    const { stderr, status } = parution("add", "login");
    expect(stderr).toContain("has no package.json");
    expect(status).toBe(1);
  });

  test.each(["..", "../elsewhere", join(folder, "elsewhere"), "src/../../elsewhere"])(
    "writes nothing outside the application: --path %s",
    (path) => {
      const { stderr, status } = parution("add", "login", "--path", path);
      expect(stderr).toContain("nothing was written");
      expect(status).toBe(1);
      expect(existsSync(join(folder, "elsewhere"))).toBe(false);
    },
  );

  test("writes nothing through a link that leads out of the application", () => {
    mkdirSync(join(folder, "outside"), { recursive: true });
    symlinkSync(join(folder, "outside"), join(application, "src/blocks"));
    expect(parution("add", "login").status).toBe(1);
    expect(readdirSync(join(folder, "outside"))).toEqual([]);
  });
});

describe("a file of an item", () => {
  const block = readBlock(join(folder, "dist/r"), "login");
  const withTarget = (target: string): Block => ({
    ...block,
    files: block.files.slice(0, 1).map((file) => ({ ...file, target })),
  });

  test.each([
    "../../package.json",
    "@components/../../package.json",
    "@components/../../../outside.ts",
    join(folder, "outside.ts"),
    "login/\0.ts",
  ])("is refused with the target %j", (target) => {
    expect(() => addBlocks([withTarget(target)], { application })).toThrow("nothing was written");
    expect(readdirSync(join(application, "src"))).toEqual([]);
  });
});

test("parution list names every block with its description", () => {
  const lines = parution("list").stdout.trimEnd().split("\n");
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual([
    "order-form",
    "calendar-with-price",
    "list-with-filters",
    "login",
  ]);
});

test("parution without a command shows its usage, and refuses one that does not exist", () => {
  expect(parution().stdout).toContain("parution add <block…>");
  const { stderr, status } = parution("remove");
  expect(stderr).toContain("There is no command «remove».");
  expect(status).toBe(1);
});
