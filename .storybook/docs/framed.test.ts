import { setProjectAnnotations } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { type StoryFile, storiesOf } from "../stories-of.ts";

setProjectAnnotations([{ tags: ["autodocs"] }]);

const files = import.meta.glob<StoryFile>(
  [
    "../../packages/kit/{src,registry}/*/*.stories.tsx",
    "../*/*.stories.tsx",
    "!**/*.{interactions,nonsense}.stories.tsx",
  ],
  { eager: true },
);

/** Guides and guidelines, which may show stories that component pages leave out. */
const pages = Object.values(
  import.meta.glob<string>(["../../packages/kit/src/*/*.mdx", "../**/*.mdx"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");

/** True for a play that changes what it finds: it presses, focuses, scrolls, shows, or leaves that to a function. */
function isInteractive(play: unknown): boolean {
  // Imported names are called as `(0,module.name)(…)` here; looking is done with `expect` alone.
  const source = String(play).replaceAll(/\(0,\s*\w+\.(\w+)\)/g, "$1");
  return (
    /userEvent|showPanels|\.focus\(|scroll/.test(source) ||
    /await (?!expect|waitFor|within|canvas\.find)\w/.test(source)
  );
}

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(storiesOf(file)).map(([name, { tags, parameters }]) => ({
    name: `${path.split("/").at(-1)} ${name}`,
    play: (file[name] as { play?: unknown }).play ?? file.default.play,
    isShown: tags.includes("autodocs") || pages.includes(`.${name}}`),
    parameters,
  })),
);

const interactive = stories.filter(({ play, isShown }) => play && isShown && isInteractive(play));

test("plays that change what they show are distinguished from those that only read", () => {
  expect(isInteractive(async () => userEvent.click(document.body))).toBe(true);
  expect(isInteractive(async () => expect(document.body).toBeVisible())).toBe(false);
  expect(interactive.length).toBeGreaterThan(50);
});

test("a story whose play makes its state is framed on docs pages, or says that it shows without", () => {
  const undecided = interactive.filter(
    ({ parameters }) => parameters.docs?.story?.autoplay !== false && !parameters.frame,
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

declare const userEvent: { click: (element: Element) => Promise<void> };
