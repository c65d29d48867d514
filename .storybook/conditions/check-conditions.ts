import * as accessibility from "@storybook/addon-a11y/preview";
import { setProjectAnnotations } from "@storybook/react-vite";
import ibmEngine from "accessibility-checker-engine/ace.js?raw";
import { configure } from "storybook/test";
import { afterEach, beforeAll, describe, test } from "vitest";
import { commands, page } from "vitest/browser";
import preview from "../preview.tsx";
import { settled, show } from "../show.ts";
import { type Story, type StoryFile, storiesOf } from "../stories-of.ts";
import { viewports } from "../viewports.ts";
import { cutOff, expectNone, overflowing, withoutFocusRing } from "./findings.ts";
import { findByIbm, isHeld } from "./ibm-rules.ts";

/** Bars that were laid in their place on the page, with the styles that they had of their own. */
const laidBars = new Map<HTMLElement, string>();

/** Lays bars that stay in the window in their place on the page: they cover a part of a target only until one scrolls. */
function layBars(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (getComputedStyle(element).position !== "sticky") continue;
    laidBars.set(element, element.style.cssText);
    element.style.position = "relative";
    element.style.inset = "auto";
  }
}

function restoreBars(): void {
  for (const [element, style] of laidBars) element.style.cssText = style;
  laidBars.clear();
}

/** Axe rules that a narrow, dark page can break; the others run with the stories themselves. */
const colourAndSize = {
  afterEach: layBars, // Before the addon's, which runs the rules: the last is called first.
  parameters: {
    a11y: {
      options: { runOnly: { type: "rule", values: ["color-contrast", "target-size"] } },
    },
  },
};

const project = setProjectAnnotations([accessibility, preview, colourAndSize]);

const root = document.documentElement;

/** IBM's engine declares a variable, as a script does and a module does not. */
function installIbm(): void {
  const script = document.createElement("script");
  script.textContent = ibmEngine;
  document.head.append(script);
}

/**
 * Dispatches events as a browser does. Storybook wraps them in React's `act`, which nothing awaits: a page that loads code at
 * a press would be suspended within it, and its data would never come.
 */
function withoutAct(): void {
  configure({ eventWrapper: (dispatch) => dispatch() });
}

async function faultsByIbm({ id }: Story): Promise<string[]> {
  return (await findByIbm())
    .filter(({ rule }) => isHeld(id, rule))
    .map(({ rule, element, message }) => `${rule}: ${message} ${element}`);
}

async function resize(size: keyof typeof viewports): Promise<void> {
  const { width, height } = viewports[size].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}

/**
 * 320 px is the width that WCAG 1.4.10 asks for; axe checks contrast and targets there, a second engine everything. A story
 * that names its window is played there, and narrowed afterwards.
 */
async function expectNarrowAndDark(story: Story): Promise<void> {
  const { viewport }: { viewport?: { value: keyof typeof viewports } } = story.globals;
  await show(story, viewport?.value ?? "reflow", { scheme: "dark" });
  restoreBars();
  await resize("reflow");
  await settled();
  expectNone(overflowing(root), "Outside the window");
  expectNone(await faultsByIbm(story), "Found by the second engine");
}

/** WCAG 1.4.4: a reader who doubles the text size, on a system that chooses the colours itself. */
async function expectLargeAndForced(): Promise<void> {
  await resize("desktop");
  await commands.forceColours(true);
  root.style.fontSize = "200%";
  await settled();
  expectNone(overflowing(root), "Outside the window at twice the text");
  expectNone(cutOff(root), "Cut off");
  expectNone(withoutFocusRing(root), "Without a focus ring");
}

/**
 * Stories to render. A matrix repeats the other stories ten times, which suffice. Without `ALL_STORIES` the
 * story of bad input stands for the rest, or else the first without a play function: layouts break there.
 */
function chosen(stories: readonly Story[]): Story[] {
  const single = stories.filter(({ id }) => !id.endsWith("--every-support"));
  if (import.meta.env.ALL_STORIES !== undefined) return single;
  const nonsense = single.filter(({ id }) => id.endsWith("--nonsense"));
  const still = single.filter(({ play }) => play === undefined);
  return nonsense.length > 0 ? nonsense : still.slice(0, 1);
}

function describeFile(file: StoryFile): void {
  for (const story of chosen(Object.values(storiesOf(file)))) {
    // Played once: replies that remember what was sent would begin a second time where they ended.
    test(`${story.id} holds in the dark at 320 px, and at twice the text in forced colours`, async () => {
      await expectNarrowAndDark(story);
      await expectLargeAndForced();
    });
  }
}

/** Every eighth file of `STORY_SHARD=3/8`, say; all without it. */
function isInShard(_: unknown, index: number): boolean {
  const [part = 1, of = 1] = (import.meta.env.STORY_SHARD ?? "1/1").split("/").map(Number);
  return index % of === part - 1;
}

/**
 * One test for each story of the given files.
 * @param files what `import.meta.glob` found: stories by path, each loaded when asked for.
 */
export async function checkConditions(
  files: Record<string, () => Promise<StoryFile>>,
): Promise<void> {
  const loaded = await Promise.all(
    Object.values(files)
      .filter(isInShard)
      .map((load) => load()),
  );
  beforeAll(project.beforeAll);
  beforeAll(withoutAct);
  beforeAll(installIbm);
  afterEach(async () => {
    root.style.fontSize = "";
    await commands.forceColours(false);
  });
  describe("conditions", () => loaded.forEach(describeFile));
}
