/**
 * Parameters of a story whose state comes from its play, such as an opened list: docs pages show it in a frame, where the play
 * runs and overlays stay inside (`story-frame.tsx`).
 * @param height CSS length; the frame grows where its story is higher
 */
export const framed = (height: string) => ({ frame: height });

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
 * Focus handling for frames on docs pages, whose stories reach their state by a play: the element that a
 * play focuses is the active element of its own document, but the reader keeps place and focus. Nothing
 * in the story hears that the focus is gone, else open lists would close.
 *
 * It replaces `focus` of this document, and `select`, by which Chromium focuses too, since an inert frame still does: in Chromium 156 one with `inert`, in
 * an inert element, in a sandbox or with `allow="focus-without-user-activation 'none'"` takes the focus and scrolls the page. A
 * listener for `focus` comes before the browser scrolls, and what it gives back is lost in the frame too.
 */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
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
  HTMLInputElement.prototype.select = function () {
    if (isUsed) select.call(this);
    else this.focus();
  };
}
