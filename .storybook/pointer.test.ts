import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

interface Refusal {
  readonly way: RegExp;
  readonly instead: string;
}

const synthetic: readonly Refusal[] = [
  {
    way: /dispatchEvent\(\s*new (?:Mouse|Pointer|Drag|Touch)Event/,
    instead: "a press of the pointer",
  },
  { way: /\.dispatchEvent\(\s*["']/, instead: "a press of the pointer" },
  { way: /\bpointerEventsCheck\b/, instead: "a press at what is not covered" },
];

/** A press by an element's own method, or by a synthetic event, reaches covered elements. */
const inStories: readonly Refusal[] = [
  ...synthetic,
  {
    way: /import \{[^}]*\buserEvent\b[^}]*\} from "(?:storybook\/test|@testing-library\/user-event)"/,
    instead: "`userEvent` of `.storybook/pointer.ts`",
  },
  {
    way: /\bfireEvent(?:\.(?:click|dblClick|contextMenu|mouse|pointer|drag|drop|touch)|\()/,
    instead: "`userEvent` of `.storybook/pointer.ts`",
  },
  { way: /(?<!userEvent)\.click\(/, instead: "`userEvent.click`" },
];

const inJourneys: readonly Refusal[] = [
  ...synthetic,
  { way: /\bforce:\s*true/, instead: "a click without it, or `pressDisabled`" },
  {
    way: /(?:\bevaluate|\$eval|\bevaluateAll)\w*\((?:[^()]|\([^()]*\))*\.click\(/,
    instead: "the locator's own click",
  },
];

/** Removals of temporary folders, which are no presses. */
const REMOVAL = /\brm(?:Sync)?\([^)]*\)/g;

function refusedIn(patterns: readonly string[], refusals: readonly Refusal[]): string[] {
  const files = globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**"] });
  expect(files.length).toBeGreaterThan(40);
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replaceAll(REMOVAL, "");
    return refusals
      .filter(({ way }) => way.test(text))
      .map(({ way, instead }) => `${file}: ${way.exec(text)?.[0]}: use ${instead}`);
  });
}

test("stories press with the pointer of .storybook/pointer.ts alone", () => {
  const stories = [
    "packages/kit/{src,registry}/**/*.stories.tsx",
    "packages/app/src/**/*.stories.tsx",
    "apps/{portal,desk}/src/**/*.stories.tsx",
    ".storybook/**/*.stories.tsx",
  ];
  expect(refusedIn(stories, inStories)).toEqual([]);
});

test("journeys and measurements press with Playwright's pointer and its checks", () => {
  expect(refusedIn(["apps/journeys/src/**/*.ts"], inJourneys)).toEqual([]);
});
