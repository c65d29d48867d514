import { afterEach, describe, test } from "vitest";
import { commands, page } from "vitest/browser";
import { modesOf } from "../pictures/selection.ts";
import { settled, show } from "../show.ts";
import { type Story, type StoryFile, storiesOf } from "../stories-of.ts";
import { viewports } from "../viewports.ts";
import { cutOff, expectNone, overflowing, withoutFocusRing } from "./findings.ts";

const root = document.documentElement;

/** The story that is pictured, or else the first without a play function, loaded. */
function chosen(file: StoryFile): Story | undefined {
  const stories = Object.values(storiesOf(file));
  const still = stories.filter(({ id, play }) => play === undefined && !id.endsWith("--loading"));
  return stories.find(({ parameters }) => Object.keys(modesOf(parameters)).length > 0) ?? still[0];
}

/** A page rendered once: narrow and dark, then as wide as a desktop with twice the text in the system's colours. */
async function expectFit(story: Story): Promise<void> {
  await show(story, "reflow", { scheme: "dark" });
  expectNone(overflowing(root), "Outside a narrow window");
  const { width, height } = viewports.desktop.styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  await commands.forceColours(true);
  root.style.fontSize = "200%";
  await settled();
  expectNone(overflowing(root), "Outside the window at twice the text");
  expectNone(cutOff(root), "Cut off");
  expectNone(withoutFocusRing(root), "Without a focus ring");
}

/**
 * One test for each page of the given files: the sample of `conditions` that `npm test` takes, beside pictures of the same pages.
 * @param files what `import.meta.glob` found: stories by path, each loaded when asked for.
 */
export async function checkFit(files: Record<string, () => Promise<StoryFile>>): Promise<void> {
  const pages = Object.entries(files).filter(([path]) => path.endsWith(".page.stories.tsx"));
  const loaded = await Promise.all(pages.map(([, load]) => load()));
  describe("fit", () => {
    afterEach(async () => {
      root.style.fontSize = "";
      await commands.forceColours(false);
    });
    for (const story of loaded.flatMap((file) => chosen(file) ?? [])) {
      test(`${story.id} fits 320 px, and twice the text`, () => expectFit(story));
    }
  });
}
