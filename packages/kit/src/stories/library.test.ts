import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type DeclaredProp, interfacesNamed } from "./props.ts";

const source = join(import.meta.dirname, "..");

/** Folders without a component that could be shown: helpers of others. */
const helpers = new Set(["chart", "direction", "language", "stories"]);

/** Components that are never seen: there is nothing to photograph. */
const unseen = new Set(["polite-announcement"]);

/** Components whose states stand in stories of their own, since one overlay shows at a time, or that have none. */
const stateless = new Set([
  "command-palette",
  "confirm-dialog",
  "dialog",
  "drawer",
  "grid",
  "heading",
  "icon",
  "panel",
  "shortcut-help",
  "stack",
  "text",
  "toast-region",
]);

const folders = globSync("*/index.ts", { cwd: source })
  .map((path) => path.split("/")[0] ?? "")
  .filter((folder) => !helpers.has(folder));

const readAll = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(source, folder) })
    .map((file) => readFileSync(join(source, folder, file), "utf8"))
    .join("\n");

const hasStory = (stories: string, name: string) =>
  new RegExp(`^export const \\w*${name}\\w*: Story`, "m").test(stories);

describe.each(folders)("%s", (folder) => {
  const stories = readAll(folder, "*.stories.tsx");

  test("shows its states, with Arabic among them", () => {
    expect(existsSync(join(source, folder, `${folder}.stories.tsx`))).toBe(true);
    expect(hasStory(stories, "Arabic")).toBe(true);
  });

  test("is photographed in every newspaper, if it is seen", () => {
    expect(hasStory(stories, "EverySupport")).toBe(!unseen.has(folder));
    expect(stories.includes("matrixPictures")).toBe(!unseen.has(folder));
  });

  test("shows what it does with nonsense", () => {
    const apart = existsSync(join(source, folder, `${folder}.nonsense.stories.tsx`));
    expect(apart || hasStory(stories, "Nonsense")).toBe(true);
  });

  test("has a docs page with its guidelines, its anatomy and advice for and against", () => {
    const page = readAll(folder, `${folder}.mdx`);
    expect(page).toContain(`./${folder}.stories.tsx`);
    const blocks = page.match(
      /^(?:## (?:When to use|Anatomy|Keyboard|Do and don't)|<(?:Meta of=\{Stories\}|Status|Example|Anatomy|DoDont|Reference))/gm,
    );
    expect(blocks).toEqual([
      "<Meta of={Stories}",
      "<Status",
      "<Example",
      "## When to use",
      "## Anatomy",
      "<Anatomy",
      "## Keyboard",
      "## Do and don't",
      "<DoDont",
      "<Reference",
    ]);
    for (const part of [/^ {2}<Part at=/m, /^ {2}<Do[ >]/m, /^ {2}<Dont[ >]/m]) {
      expect(page).toMatch(part);
    }
  });

  test("shows in its docs page only stories that it has", () => {
    const page = readAll(folder, `${folder}.mdx`);
    const shown = [...page.matchAll(/\{Stories\.(\w+)\}/g)].map(([, name = ""]) => name);
    const declared = readAll(folder, `${folder}.stories.tsx`);
    expect(shown.filter((name) => !declared.includes(`export const ${name}: Story`))).toEqual([]);
  });

  test("shows its states in light and dark in one story, if it has any", () => {
    expect(hasStory(stories, "States")).toBe(!(unseen.has(folder) || stateless.has(folder)));
  });

  test("keeps interactions and nonsense out of the sidebar that designers see", () => {
    const interactions = readAll(folder, "*.interactions.stories.tsx");
    expect(interactions === "" || interactions.includes('tags: ["interactions", ')).toBe(true);
    const nonsense = stories.match(
      /^export const \w*Nonsense\w*: Story = \{\s*(?!\s|tags: \["nonsense", ).*/gm,
    );
    expect(nonsense ?? []).toEqual([]);
  });

  test("is found by the names that other libraries give it", () => {
    expect(
      unseen.has(folder) ||
        folder === "panel" ||
        /^## Also called .{4}/m.test(readAll(folder, "*.mdx")),
    ).toBe(true);
  });

  test("loads nothing at once in its stories that it loads on demand: a bundle with them would hold it", () => {
    const code = readAll(folder, "!(*.stories|*.test).{ts,tsx}");
    const onDemand = [...code.matchAll(/\bimport\("(\.[^"]+)"\)/g)].map(([, path = ""]) => path);
    expect(onDemand.filter((path) => stories.includes(`from "${path}"`))).toEqual([]);
  });

  test("asserts what it plays", () => {
    const plays = readAll(folder, "*.interactions.stories.tsx")
      .split(/^ {2}play: /m)
      .slice(1);
    const bodies = plays.map((play) => play.split(/^};?$/m)[0] ?? "");
    expect(bodies.filter((body) => !body.includes("expect"))).toEqual([]);
  });
});

const repository = join(source, "../../..");

/** Sources of the portal, the desk and what they share; the other programs only try the kit. */
const applications = globSync("{apps/portal,apps/desk,packages/app}/src/**/*.{ts,tsx}", {
  cwd: repository,
  exclude: ["**/*.stories.tsx", "**/*.test.{ts,tsx}", "**/testing/**"],
})
  .map((file) => readFileSync(join(repository, file), "utf8"))
  .join("\n");

const isUsedByApplications = (folder: string) => applications.includes(`"@parution/kit/${folder}"`);

/** True where another component is made of it. */
const isPartOfOthers = (folder: string) =>
  folders.some((other) => other !== folder && components.get(other)?.includes(`"../${folder}/`));

const isMarked = (folder: string) =>
  readAll(folder, `${folder}.mdx`).includes("**For other newspapers:** ");

const components = new Map(
  folders.map((folder) => [
    folder,
    globSync("*.{ts,tsx}", { cwd: join(source, folder), exclude: ["*.stories.tsx", "*.test.ts"] })
      .map((file) => readFileSync(join(source, folder, file), "utf8"))
      .join("\n"),
  ]),
);

test.each(folders)("%s has a user, or says what other newspapers have it for", (folder) => {
  expect(isUsedByApplications(folder) || isPartOfOthers(folder) || isMarked(folder)).toBe(true);
});

test.each(folders.filter(isMarked))("%s is for other newspapers alone, as it says", (folder) => {
  expect(isUsedByApplications(folder)).toBe(false);
});

/** Components whose file is named by their folder: what other packages import. */
const publicProps = interfacesNamed(
  source,
  /^([\w-]+)\/\1\.(?:tsx|types\.ts) \w+(?:Props|Content)$/,
);

const breaks = (rule: (props: ReadonlyMap<string, DeclaredProp>) => unknown, given = publicProps) =>
  given
    .filter(({ props }) => rule(new Map(props.map((prop) => [prop.name, prop]))))
    .map(({ place }) => place);

/** One word of a component alone, such as `closeLabel`; two of them stand in `labels`. */
const lonelyLabels = (names: Iterable<string>) =>
  [...names].filter((name) => /.Labels?$/.test(name) && name !== "pendingLabel");

const conventions: Record<string, Parameters<typeof breaks>[0]> = {
  "words are in `labels`, never in `words`, `texts` or `messages`": (props) =>
    ["words", "texts", "messages"].some((name) => props.has(name)),
  "two words of one component stand together in `labels`": (props) =>
    lonelyLabels(props.keys()).length > (props.has("labels") ? 0 : 1),
  "bounds are `minValue` and `maxValue`": (props) => props.has("min") || props.has("max"),
  "what is under way is `isPending`, with its `pendingLabel`": (props) =>
    ["loading", "loadingLabel", "busy", "busyLabel", "pending"].some((name) => props.has(name)) ||
    props.has("isPending") !== props.has("pendingLabel"),
  "choices are `items`": (props) =>
    ["options", "choices", "entries", "tabs"].some((name) => props.has(name)),
  "a composite has `value`, `defaultValue` and `onChange`": (props) =>
    props.has("onChange") && !(props.has("value") && props.has("defaultValue")),
  "`onChange` of a composite receives its value": (props) =>
    /Event/.test(props.get("onChange")?.type ?? ""),
  "other names for a change are not in use": (props) =>
    ["onSearch", "onChoose", "onValueChange", "onSelectionChange"].some((name) => props.has(name)),
  "a dialog has `title` and `description`": (props) =>
    (props.has("onClose") || props.has("cancel")) &&
    !(props.has("title") && props.has("description")),
};

/** The value is the page's own: a choice leads to another address. */
const leading = /^(?:language-switch|support-switcher)\//;

describe("props", () => {
  test("are found in the sources", () => {
    expect(publicProps.length).toBeGreaterThan(60);
  });

  test.each(Object.entries(conventions))("%s", (_, rule) => {
    expect(breaks(rule).filter((place) => !leading.test(place))).toEqual([]);
  });

  test("an action has `isPending` beside its `pendingLabel`, wherever it is declared", () => {
    const rule: Parameters<typeof breaks>[0] = (props) =>
      props.has("pendingLabel") && !props.has("isPending");
    expect(breaks(rule, interfacesNamed(source, /./))).toEqual([]);
  });
});

/** Ends of a Tailwind class, or of a property, that name a side of the screen. */
const physical =
  /(?<=[\s"'`:!-])(?:-?(?:scroll-)?[mp][lr]-|(?:border|rounded)-[lr]\b|rounded-[tb][lr]\b|(?:left|right)-(?:\d|\[|auto|full|px)|text-(?:left|right)\b|float-(?:left|right)\b|clear-(?:left|right)\b)/;
const physicalProperty =
  /\b(?:margin|padding|border)-?(?:left|right)\b|(?:^|[\s{;])(?:left|right)\s*:\s*(?![^;]*=>)/i;

/** The lines of the sources that match a pattern, each with its file. */
function linesThatMatch(pattern: RegExp, glob: string): string[] {
  const files = globSync(glob, { cwd: source }).filter((path) => !path.endsWith(".test.ts"));
  return files.flatMap((path) =>
    readFileSync(join(source, path), "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

/** Firefox and WebKit break Arabic words after a first letter that is styled by itself. */
const firstLetter = /(?<!\[&:dir\(ltr\)\]:)first-letter:/;

describe("direction", () => {
  test("no class styles the first letter of a word whose letters join", () => {
    expect(linesThatMatch(firstLetter, "**/*.{ts,tsx}")).toEqual([]);
  });

  test("no class names a side of the screen", () => {
    expect(linesThatMatch(physical, "**/*.{ts,tsx}")).toEqual([]);
  });

  test("no style sheet names a side of the screen", () => {
    expect(linesThatMatch(physicalProperty, "**/*.css")).toEqual([]);
  });

  test("a class that names a side is found", () => {
    const found = ['"ml-2"', '"hover:pl-4"', '"border-l"', '"-mr-1"', '"left-0"', '"text-right"'];
    const fine = [
      '"ms-2"',
      '"start-0"',
      '"text-start"',
      "rect.left - 2",
      '"html-2"',
      '"align-left"',
    ];
    expect(found.filter((line) => !physical.test(line))).toEqual([]);
    expect(fine.filter((line) => physical.test(line))).toEqual([]);
  });
});
