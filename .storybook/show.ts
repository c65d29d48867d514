import { vi } from "vitest";
import { page } from "vitest/browser";
import type { Story } from "./stories-of.ts";
import { viewports } from "./viewports.ts";

const toPixels = (length: string) => Number.parseInt(length, 10);

/** Frames without a change after which a story is rendered; a page, whose data comes later, needs more. */
const quietFrames = { part: 4, page: 20 };

/** Frames after which a story that never settles is taken as it is. */
const mostFrames = 180;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page is empty until its messages are loaded. */
const isEmpty = () =>
  [...document.querySelectorAll("body > div")].every((part) => part.childElementCount === 0);

/** Waits for code that the story loads on demand; true if some was still loading. */
async function wasLoading(): Promise<boolean> {
  const before = performance.now();
  await vi.dynamicImportSettled();
  return performance.now() - before > 50; // Without any it takes a tick.
}

/** Resolves when the rendered story is on the screen, complete and in its own faces. */
export async function settled(frames = quietFrames.part): Promise<void> {
  await document.fonts.ready; // Letters of another face make other lines, and another height.
  let quiet = 0;
  const changes = new MutationObserver(() => {
    quiet = 0;
  });
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let frame = 0; frame < mostFrames && quiet < frames; frame += 1) {
    await nextFrame();
    quiet = isEmpty() ? 0 : quiet + 1;
    if (quiet === frames && (await wasLoading())) quiet = 0;
  }
  changes.disconnect();
  await document.fonts.ready;
}

const isWholePage = (story: Story): boolean => story.parameters.layout === "fullscreen";

/** Runs a story in a window of a known size, with the toolbar set to `globals`. */
export async function show(
  story: Story,
  viewport: keyof typeof viewports,
  globals: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  await page.viewport(toPixels(width), toPixels(height));
  const isPage = isWholePage(story);
  document.body.style.padding = isPage ? "0" : "1rem";
  document.body.style.height = "";
  document.body.style.overflow = "";
  await story.run({ globals: { ...story.globals, ...globals } });
  await settled(isPage ? quietFrames.page : quietFrames.part);
}

/** Attempts to fit the window: a story that is rendered in a higher window may become higher itself. */
const mostGrowths = 5;

/**
 * Makes the window as high as what is shown in it: what lies outside is not painted. What grows with its window, by as
 * much, is cut at the window's edge.
 */
export async function growToContent(story: Story, viewport: keyof typeof viewports): Promise<void> {
  const width = toPixels(viewports[viewport].styles.width);
  let before = Number.POSITIVE_INFINITY;
  for (let growth = 0; growth < mostGrowths; growth += 1) {
    const content = document.documentElement.scrollHeight;
    const outside = content - window.innerHeight;
    if (outside <= 0) return;
    if (outside === before) return cutAtWindow();
    before = outside;
    await page.viewport(width, content);
    await settled(isWholePage(story) ? quietFrames.page : quietFrames.part);
  }
}

function cutAtWindow(): void {
  document.body.style.height = `${window.innerHeight}px`;
  document.body.style.overflow = "clip";
}
