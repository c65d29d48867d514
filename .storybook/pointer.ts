import { userEvent as synthetic } from "storybook/test";

/**
 * The commands of Vitest's browser mode, where stories run as tests with `STORY_POINTER`. Elsewhere (Storybook's own
 * window, pictures) nothing can move a real pointer: events are synthetic there, and hit what is covered, too.
 */
const browser =
  import.meta.env.STORY_POINTER === undefined ? undefined : await import("vitest/browser");

export interface PressOptions {
  /** Keys held down during the press. */
  modifiers?: readonly ("Shift" | "Control")[];
}

/**
 * Presses an element with a pointer at its centre, once it is visible, enabled, at rest and covered by nothing. What is
 * disabled is pressed as well, since a person may try: the rest holds for it, too.
 */
async function click(element: Element, { modifiers = [] }: PressOptions = {}): Promise<void> {
  if (!browser) return clickSynthetically(element, modifiers);
  const pointer = browser.userEvent;
  if (isDisabled(element)) {
    await pointer.hover(element);
    await pointer.pointer([{ keys: "[MouseLeft>]" }, { keys: "[/MouseLeft]" }]);
  } else await pointer.click(element, { modifiers: [...modifiers] });
  await rendered();
}

async function clickSynthetically(element: Element, modifiers: readonly string[]): Promise<void> {
  const user = synthetic.setup();
  await user.keyboard(modifiers.map((key) => `{${key}>}`).join(""));
  await user.click(element);
  await user.keyboard(modifiers.map((key) => `{/${key}}`).join(""));
}

const isDisabled = (element: Element) =>
  element.closest(":disabled, [aria-disabled='true']") !== null;

async function hover(element: Element): Promise<void> {
  if (!browser) return synthetic.hover(element);
  await browser.userEvent.hover(element);
  await rendered();
}

/** Resolves when React has rendered what a press led to, effects included. */
async function rendered(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Presses like a person's: every play function uses these instead of those of `storybook/test`. */
export const userEvent = {
  click,
  hover,
  keyboard: synthetic.keyboard,
  tab: synthetic.tab,
};
