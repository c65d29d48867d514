/** A control that is smaller than a finger needs, in CSS pixels. */
export interface SmallTarget {
  readonly control: string;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    smallTargets: () => readonly SmallTarget[];
  }
}

/**
 * Installs `smallTargets`: controls whose area under a finger is below 44 by 44 px (WCAG 2.2, 2.5.5), without links in a
 * sentence, the columns of a calendar on a narrow screen, the ads on a page of newsprint, whose size is the paper's, what an
 * open menu or dialog covers in part, and the scaffolding of stories. It travels as text: nothing outside of it can be named in it.
 */
export function installTargets(): void {
  const LEAST = 44;
  /** Edges of a field, which belong to its frame. */
  const EDGES = 2;
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch]";

  const isOut = (element: Element) =>
    element.matches(":disabled, select *") ||
    element.closest("[inert], [aria-hidden=true], [hidden]") !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: false });

  const isInSentence = (element: Element) =>
    element.matches("a") && getComputedStyle(element).display === "inline";

  /** Scaffolding of a story: a control of the platform as it is, without a class. */
  const isScaffold = (element: Element) => element.className === "";

  const isDay = (element: Element) => element.closest("[role=gridcell], [role=grid] td") !== null;

  const isOnPaper = (element: Element) => element.closest("[data-paper]") !== null;

  /** Overlay that covers a part of the control until it is closed. */
  const isUnderOverlay = (hit: Element | null, element: Element) => {
    const overlay = hit?.closest("[popover], dialog, [role=dialog], [role=alertdialog]");
    return overlay != null && !overlay.contains(element);
  };

  /** A press on `hit` is one on the control: it lies in it, or in its label. */
  const belongs = (hit: Element | null, element: Element) =>
    hit !== null &&
    (element.contains(hit) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));

  /** Pixels from the centre in one direction that still press the control, or something open over it; up to what is needed. */
  function reach(element: Element, x: number, y: number, dx: number, dy: number): number {
    for (let far = 0; far < LEAST; far += 1) {
      const hit = document.elementFromPoint(x + dx * far, y + dy * far);
      if (far > 0 && isUnderOverlay(hit, element)) return LEAST;
      if (!belongs(hit, element)) return far;
    }
    return LEAST;
  }

  function areaOf(element: Element) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const width = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) - 1;
    const height = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) - 1;
    return { isReached: width > 0 && height > 0, width, height };
  }

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}» ${element.className.toString().slice(0, 60)}`;

  window.smallTargets = () =>
    [...document.querySelectorAll(CONTROLS)]
      .filter(
        (element) =>
          ![isOut, isInSentence, isDay, isOnPaper, isScaffold].some((isLeft) => isLeft(element)),
      )
      .map((element) => ({ control: nameOf(element), ...areaOf(element) }))
      .filter(
        ({ isReached, width, height }) => isReached && Math.min(width, height) < LEAST - EDGES,
      )
      .map(({ control, width, height }) => ({ control, width, height }));
}
