import type { composeStories } from "@storybook/react-vite";
import { page } from "vitest/browser";
import { viewports } from "./viewports.ts";

/** A module of stories, as `import.meta.glob` loads it. */
export type StoryFile = Parameters<typeof composeStories>[0];

/** A story that runs outside Storybook, with its decorators, its play function and its clean-up. */
export type Story = ReturnType<typeof composeStories>[string];

const toPixels = (length: string) => Number.parseInt(length, 10);

/** Resolves when what was drawn is on the screen, in its own faces. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
}

/** Runs a story in a window of a known size, with the toolbar set to `globals`. */
export async function show(
  story: Story,
  viewport: keyof typeof viewports,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  await page.viewport(toPixels(width), toPixels(height));
  document.body.style.padding = story.parameters.layout === "fullscreen" ? "0" : "1rem";
  await story.run({ globals: { ...story.globals, ...globals } });
  await settled();
}

/** Makes the window as high as what is shown in it. */
export async function growToContent(viewport: keyof typeof viewports): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  const content = document.documentElement.scrollHeight;
  await page.viewport(toPixels(width), Math.max(toPixels(height), content));
  await settled();
}
