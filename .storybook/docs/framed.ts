import type { Globals } from "storybook/internal/types";

declare global {
  /** Address with which Storybook's docs blocks frame a story. */
  var PREVIEW_URL: string | undefined;
}

/**
 * Parameters of a story whose state comes from its play, such as an opened list: docs pages show it in a frame, where the play
 * runs and overlays stay inside.
 * @param height CSS length
 */
export const framed = (height: string) => ({ docs: { story: { inline: false, height } } });

/** Values that an address may carry: a percent sign is not among them. */
const isSayable = (value: unknown) => typeof value === "string" && /^[\w -]+$/.test(value);

/** Hands the toolbar's choice to the frames in which a docs page shows stories: those to come, and those on show. */
export function setFrameGlobals(globals: Globals): void {
  const entries = Object.entries(globals).filter(([, value]) => isSayable(value));
  const params = {
    framed: "true",
    globals: entries.map(([name, value]) => `${name}:${value}`).join(";"),
  };
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams(params)}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const url = new URL(frame.src);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    if (url.href !== frame.src) frame.src = url.href;
  }
}

/** Lets frames load once they come near: each is a whole preview, and a component may have ten. The blocks give no such choice. */
export function loadFramesWhenNear(): void {
  if (Object.hasOwn(document, "createElement")) return;
  const create = document.createElement;
  document.createElement = function (
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = create.call(this, name, options);
    if (name === "iframe") element.setAttribute("loading", "lazy");
    return element;
  } as typeof create;
}

/** True in a frame on a docs page. */
export const isFramed = () => new URLSearchParams(location.search).has("framed");

/** Documents from the top to this one. */
function documentsAbove(): Document[] {
  const documents: Document[] = [];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    documents.unshift(frame.parent.document);
  }
  return documents;
}

/** Runs `work` while nothing in this document hears of focus that goes. */
function unheard(work: () => void): void {
  const names = ["blur", "focusout"];
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of names) window.addEventListener(name, stop, true);
  work();
  for (const name of names) window.removeEventListener(name, stop, true);
}

/**
 * For frames on docs pages, whose stories reach their state by a play: what a play focuses is the active element of its own
 * document, but the reader keeps place and focus. Nothing in the story hears that the focus is gone, else open lists would close.
 */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  let isUsed = false;
  const use = ({ isTrusted }: Event) => {
    isUsed ||= isTrusted;
  };
  for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, use, true);
  HTMLElement.prototype.focus = function (options) {
    if (isUsed) return focus.call(this, options);
    const held = documentsAbove().map(({ activeElement }) => activeElement as HTMLElement | null);
    focus.call(this, { ...options, preventScroll: true });
    unheard(() => {
      (window.frameElement as HTMLElement).blur();
      for (const element of held) element?.focus({ preventScroll: true });
    });
  };
}
