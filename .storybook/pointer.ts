import { fireEvent, userEvent as synthetic } from "storybook/test";
import type { UserEventClickOptions } from "vitest/browser";

/**
 * The commands of Vitest's browser mode, where stories run as tests with `STORY_POINTER`. Elsewhere (Storybook's own
 * window, pictures) nothing can move a real pointer: events are synthetic there, and reach what is covered, too.
 */
const browser =
  import.meta.env.STORY_POINTER === undefined ? undefined : await import("vitest/browser");

/** A place in an element, as shares of its width and height. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface PressOptions {
  /** Position; the middle by default. */
  readonly at?: Place;
  /** Keys held down during the press. */
  readonly modifiers?: readonly ("Shift" | "Control")[];
}

interface UploadOptions {
  /** Rejects files that `accept` leaves out, as the file dialogs of most systems do. */
  readonly applyAccept?: boolean;
}

let moved = true;

/** Resolves when React has rendered the result of a pointer's action, effects included. */
async function rendered(): Promise<void> {
  moved = true;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

const isDisabled = (element: Element) =>
  [element, element.closest("label")?.control].some(
    (pressed) => pressed?.closest(":disabled, [aria-disabled='true']") != null,
  );

/** Pixels from the element's corner. */
function positionIn(element: Element, { x, y }: Place): Place {
  const { width, height } = element.getBoundingClientRect();
  return { x: x * width, y: y * height };
}

/**
 * Presses an element, once it is visible, enabled, at rest and covered by nothing. A disabled element is
 * pressed as well, since a person may try: all but `enabled` holds for it, too.
 */
async function click(element: Element, { at, modifiers = [] }: PressOptions = {}): Promise<void> {
  if (!browser) await clickSynthetically(element, modifiers);
  else if (isDisabled(element)) {
    await hold(element);
    await release();
  } else
    await press(element, {
      modifiers: [...modifiers],
      ...(at && { position: positionIn(element, at) }),
    });
  await rendered();
}

/**
 * Presses by the element's path in the document, which the browser looks up. A part that is loaded later may come in before the
 * element and turn that path elsewhere; then it is taken anew.
 */
async function press(element: Element, options: UserEventClickOptions, tries = 4): Promise<void> {
  try {
    await browser?.userEvent.click(element, { ...options, timeout: 5000 });
  } catch (error) {
    if (tries === 1 || !element.isConnected) throw error;
    await press(element, options, tries - 1);
  }
}

async function clickSynthetically(element: Element, modifiers: readonly string[]): Promise<void> {
  const user = synthetic.setup();
  if (modifiers.length > 0) await user.keyboard(modifiers.map((key) => `{${key}>}`).join(""));
  await user.click(element);
  if (modifiers.length > 0) await user.keyboard(modifiers.map((key) => `{/${key}}`).join(""));
}

/** Presses an element three times, faster than a service answers. */
async function tripleClick(element: Element): Promise<void> {
  await (browser?.userEvent ?? synthetic).tripleClick(element);
  await rendered();
}

/**
 * Presses an element with a finger. Tests have none, so that its click is synthetic: at the element that lies on top.
 * @throws Error where another element covers its middle
 */
async function tap(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const reached = document.elementFromPoint(left + width / 2, top + height / 2);
  if (reached === null || !element.contains(reached)) throw new Error("The element is covered.");
  reached.closest<HTMLElement>("a, button, input, textarea, select, [tabindex]")?.focus();
  await rendered();
  await fireEvent(reached, new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
  await rendered();
}

/** Presses an element and keeps the button down until `release`. */
async function hold(element: Element): Promise<void> {
  if (browser) await browser.userEvent.hover(element);
  await (browser?.userEvent ?? synthetic).pointer({ target: element, keys: "[MouseLeft>]" });
  await rendered();
}

async function release(): Promise<void> {
  await (browser?.userEvent ?? synthetic).pointer({ keys: "[/MouseLeft]" });
  await rendered();
}

async function hover(element: Element): Promise<void> {
  await (browser?.userEvent ?? synthetic).hover(element);
  await rendered();
}

/** Moves the pointer out of the window. */
async function unhover(element: Element): Promise<void> {
  if (!browser) return synthetic.unhover(element);
  await browser.userEvent.pointer({ coords: { x: -10, y: -10 } });
  await rendered();
}

/** Drags with the button held, from one place of an element to another of the same. */
async function drag(element: Element, from: Place, to: Place): Promise<void> {
  const inWindow = (place: Place) => {
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = positionIn(element, place);
    return { clientX: left + x, clientY: top + y };
  };
  if (browser) {
    const [start, end] = [positionIn(element, from), positionIn(element, to)];
    await browser.userEvent.pointer([
      { keys: "[MouseLeft>]", target: element, coords: start },
      { target: element, coords: end },
      { keys: "[/MouseLeft]", target: element, coords: end },
    ]);
  } else
    await synthetic.pointer([
      { keys: "[MouseLeft>]", target: element, coords: inWindow(from) },
      { target: element, coords: inWindow(to) },
      { keys: "[/MouseLeft]", target: element },
    ]);
  await rendered();
}

/** Drags an element and drops it on another. */
async function dragTo(source: Element, target: Element): Promise<void> {
  if (browser) await browser.userEvent.dragAndDrop(source, target);
  else {
    const dataTransfer = new DataTransfer();
    for (const [on, type] of [
      [source, "dragstart"],
      [target, "dragover"],
      [target, "drop"],
      [source, "dragend"],
    ] as const)
      dispatchDrag(on, type, dataTransfer);
  }
  await rendered();
}

/**
 * Brings files from outside over an element and, with `drop`, lets them go. No test brings them from a desktop: the
 * pointer goes there, and what lies under it receives the events.
 */
async function dragFiles(
  element: Element,
  files: readonly File[],
  { drop }: { drop: boolean },
): Promise<void> {
  await hover(element);
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  dispatchDrag(element, "dragover", dataTransfer);
  if (drop) dispatchDrag(element, "drop", dataTransfer);
  await rendered();
}

function dispatchDrag(element: Element, type: string, dataTransfer: DataTransfer): void {
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Presses into a field and types at its end. */
async function type(element: Element, text: string): Promise<void> {
  if (!browser) return synthetic.type(element, text);
  await click(element);
  const { length } = "value" in element ? String(element.value) : "";
  await synthetic.type(element, text, { skipClick: true, initialSelectionStart: length });
}

/** Presses into a field and empties it. */
async function clear(element: Element): Promise<void> {
  if (browser) await click(element);
  await synthetic.clear(element);
}

/** Sets a slider or a colour, whose own dialog no test can open. */
async function fill(element: Element, value: string): Promise<void> {
  if (browser) await browser.userEvent.fill(element, value);
  else {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, value);
    for (const name of ["input", "change"])
      element.dispatchEvent(new Event(name, { bubbles: true }));
  }
  await rendered();
}

/** Chooses options by their values or labels. The browser itself does where it can: React receives a synthetic choice as its own event. */
async function selectOptions(element: HTMLElement, value: string | string[]): Promise<void> {
  if (!browser) return synthetic.selectOptions(element, value);
  await hover(element);
  await browser.userEvent.selectOptions(element, value);
  await rendered();
}

/** Chooses files with a field that can be pressed, by its label or itself, or with the hidden field of a button. */
async function upload(
  field: HTMLElement,
  files: File | File[],
  { applyAccept = true }: UploadOptions = {},
): Promise<void> {
  if (browser && !field.hidden) await hover(field.closest("label") ?? field);
  await synthetic.setup({ applyAccept }).upload(field, files);
}

/**
 * Moves the pointer away from its place in the former story. A key without effect makes the browser show the focus
 * again, as it does for keyboard users: the keys of stories are synthetic.
 */
export async function parkPointer(): Promise<void> {
  if (!browser || !moved) return;
  await unhover(document.body);
  await browser.userEvent.keyboard("{Shift}");
  moved = false;
}

/**
 * Actions of mouse and keyboard. Every play function imports them from here instead of `storybook/test`, whose
 * own presses reach covered elements.
 */
export const userEvent = {
  click,
  tripleClick,
  tap,
  hold,
  release,
  hover,
  unhover,
  drag,
  dragTo,
  dragFiles,
  type,
  clear,
  fill,
  selectOptions,
  upload,
  keyboard: synthetic.keyboard,
  tab: synthetic.tab,
  paste: synthetic.paste,
};
