import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renameProps } from "./rename-props.ts";

const here = import.meta.dirname;
const before = join(here, "sister-paper");
const today = join(here, "../../../apps/sister-paper/src");

/** Formatting aside: a codemod leaves line breaks to the formatter. */
const bare = (source: string) => source.replace(/\s+/g, "").replace(/,(?=[)}\]])/g, "");

const renamed = (name: string, source: string) =>
  renameProps(`import { ${name} } from "@parution/kit/x";\n${source}`, "page.tsx").code.split(
    "\n",
  )[1];

describe("a newspaper that adopted the kit before the renames", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: before });

  it.each(files)("%s becomes today's code", (file) => {
    const { code, notes } = renameProps(readFileSync(join(before, file), "utf8"), file);
    expect(bare(code)).toBe(bare(readFileSync(join(today, file), "utf8")));
    expect(notes).toEqual([]);
  });

  it("has types that agree with the kit afterwards", () => {
    const tsc = join(here, "../../../node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", join(here, "tsconfig.json")], { encoding: "utf8" });
    expect(stdout).toBe("");
  });

  it.each(files)("%s is not changed by a second run", (file) => {
    const { code } = renameProps(readFileSync(join(before, file), "utf8"), file);
    expect(renameProps(code, file).code).toBe(code);
  });
});

describe("renameProps", () => {
  it("renames a prop, also one that is written in short", () => {
    expect(renamed("Select", "<Select options={rows} />")).toBe("<Select items={rows} />");
    const story = "const meta = { component: Progress, args: { max, value: 1 } };";
    expect(renamed("Progress", story)).toContain("args: { maxValue: max, value: 1 }");
  });

  it("gathers words into one object", () => {
    const pager = `<Pager page={2} previousLabel="Before" nextLabel={t("after")} />`;
    expect(renamed("Pager", pager)).toBe(
      `<Pager page={2} labels={{ previous: "Before", next: t("after") }} />`,
    );
  });

  it("gathers one word alone into an object, too", () => {
    expect(renamed("Alert", `<Alert tone="info" toneLabel="Note" />`)).toBe(
      `<Alert tone="info" labels={{ tone: "Note" }} />`,
    );
  });

  it.each([
    ["{busy ? text : undefined}", "isPending={busy} pendingLabel={text}"],
    ["{busy ? undefined : text}", "isPending={!busy} pendingLabel={text}"],
    ["{sent === null ? undefined : text}", "isPending={sent !== null} pendingLabel={text}"],
    [`"Sending"`, `isPending pendingLabel="Sending"`],
    ["{text}", "isPending={text !== undefined} pendingLabel={text}"],
  ])("parts the state from the text of pendingLabel=%s", (old, parted) => {
    expect(renamed("Button", `<Button pendingLabel=${old} />`)).toBe(`<Button ${parted} />`);
  });

  it("parts them in an action that is put together elsewhere", () => {
    expect(renamed("Button", "const act = { pendingLabel: busy ? text : undefined };")).toBe(
      "const act = { isPending: busy, pendingLabel: text };",
    );
  });

  it.each(["({ target }) => choose(target.value)", "(event) => choose(event.currentTarget.value)"])(
    "lets %s receive the value",
    (handler) => {
      expect(renamed("RadioCards", `<RadioCards onChange={${handler}} />`)).toBe(
        "<RadioCards onChange={(value) => choose(value)} />",
      );
    },
  );

  it("names the handlers that a person has to look at", () => {
    const source = `import { RadioCards } from "@parution/kit/radio-cards";\n<RadioCards onChange={choose} />`;
    const { code, notes } = renameProps(source, "page.tsx");
    expect(code).toBe(source);
    expect(notes).toEqual(["2: RadioCards: onChange receives the value, not an event."]);
  });

  it("names the actions whose state it cannot infer from their text", () => {
    const source = `const act = { pendingLabel: "Sending" };`;
    expect(renameProps(source, "page.tsx")).toEqual({
      code: source,
      notes: ["1: pendingLabel shows together with isPending only."],
    });
  });

  it("renames a type and its uses", () => {
    expect(renamed("type StatusLook", "const look: StatusLook = ready;")).toBe(
      "const look: StatusVariant = ready;",
    );
  });

  it("renames a context where it is rendered and where it is read", () => {
    expect(
      renamed(
        "DrawnDirection",
        `<DrawnDirection value="rtl">{use(DrawnDirection)}</DrawnDirection>`,
      ),
    ).toBe(`<RenderedDirection value="rtl">{use(RenderedDirection)}</RenderedDirection>`);
  });

  it("leaves components of the same name from elsewhere", () => {
    const source = `import { Select } from "./select.tsx";\n<Select options={rows} />`;
    expect(renameProps(source, "page.tsx").code).toBe(source);
  });
});
