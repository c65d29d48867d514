/** A control that a pointer does not reach. */
export interface Covered {
  /** Tag, role and name. */
  readonly control: string;
  /** Element over its centre or one of its quarters, or the reason for having none. */
  readonly by: string;
  /** Box of the element in the window, in pixels. */
  readonly box: Box;
  /** Scroll position at that moment, in pixels. */
  readonly scrolled: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Findings of one check of a page. */
export interface Look {
  readonly controls: number;
  readonly covered: readonly Covered[];
}

/** Point at which a pointer presses a control, and the obstacle there. */
export interface Reach {
  readonly box: Box;
  readonly by?: string;
}

declare global {
  interface Window {
    /** Checks the controls that no earlier check has seen; `afresh` checks all of them. */
    sweepControls: (afresh: boolean) => Look;
    /** Brings a control to where a pointer reaches it, scrolling where that helps. */
    reachControl: (control: Element) => Reach;
    /** True where a click on the element is one on the control. */
    isPressOn: (hit: Element, control: Element) => boolean;
  }
}

/** Installs `sweepControls`, `reachControl` and `isPressOn` in a page. It travels as text: nothing outside of the function can be named in it. */
export function installProbe(): void {
  const roles =
    "button link tab menuitem menuitemradio menuitemcheckbox option checkbox radio switch combobox slider gridcell";
  const CONTROLS = [
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]",
    "[tabindex]:not([tabindex='-1'])",
    ...roles.split(" ").map((role) => `[role=${role}]`),
  ].join(",");

  let seen = new WeakSet<Element>();

  /** No one is meant to press it now. */
  const isOut = (element: Element) =>
    element.matches(":disabled, select *") ||
    element.closest("[inert], [aria-hidden=true], [hidden]") !== null ||
    !element.checkVisibility({ visibilityProperty: true }) ||
    isForKeysOrEars(element);

  /** Guards that send the focus on, empty panels, and buttons that screen readers alone are given. */
  const isForKeysOrEars = (element: Element) =>
    element.matches(":is(span, div):empty:is(:not([role]), [role=tabpanel])") ||
    (element instanceof HTMLElement && element.tabIndex < 0 && boxOf(element) === undefined);

  const labelsOf = (element: Element): readonly Element[] =>
    "labels" in element && element.labels instanceof NodeList
      ? [...element.labels].filter((label) => label instanceof Element)
      : [];

  /**
   * Largest box of an element, or that of its label where it is itself invisible, as inputs of cards and
   * switches are.
   */
  function boxOf(element: Element): Box | undefined {
    const own = [...element.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const boxes =
      own.length > 0 ? own : labelsOf(element).flatMap((label) => [...label.getClientRects()]);
    const [largest] = boxes.sort((a, b) => b.width * b.height - a.width * a.height);
    return largest && shape(largest);
  }

  const shape = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

  /** A press on `hit` is one on the control: it lies in it, in its label, or in a control around both. */
  function belongs(hit: Element, element: Element): boolean {
    return (
      element.contains(hit) ||
      labelsOf(element).some((label) => label.contains(hit)) ||
      hit.closest(CONTROLS)?.contains(element) === true
    );
  }

  const shorten = (text: string | null | undefined) =>
    (text ?? "").trim().replace(/\s+/g, " ").slice(0, 50);

  function nameOf(element: Element): string {
    const role = element.getAttribute("role");
    const label = element.getAttribute("aria-label") ?? labelsOf(element)[0]?.textContent;
    const tag = element.tagName.toLowerCase();
    return `${tag}${role ? `[${role}]` : ""} «${shorten(label ?? element.textContent)}»`;
  }

  function describe(element: Element | null): string {
    if (element === null) return "nothing";
    const classes = (element.getAttribute("class") ?? "").split(" ").slice(0, 5).join(" ");
    return `<${element.tagName.toLowerCase()} class="${classes}"> «${shorten(element.textContent)}»`;
  }

  interface Miss {
    readonly by: string;
    readonly box: Box;
    /** Scroll position of the page. */
    readonly scrolled: number;
    readonly hit: Element | null;
  }

  /** Middles of a box's quarters, as parts of its width and height. */
  const QUARTERS = [0.25, 0.75].flatMap((across) => [0.25, 0.75].map((down) => [across, down]));

  /**
   * Element over a quarter of a control. Another control there has its own place, as a button in a field; one that is
   * taller than half of the window is scrolled under what is pinned.
   */
  function overQuarterOf(element: Element, { x, y, width, height }: Box): Element | undefined {
    if (height > innerHeight / 2) return undefined;
    for (const [across = 0, down = 0] of QUARTERS) {
      const hit = document.elementFromPoint(x + width * across, y + height * down);
      if (hit !== null && !belongs(hit, element) && !hit.closest(CONTROLS)) return hit;
    }
    return undefined;
  }

  /** Obstacle between a pointer and the control at the current scroll position; undefined for none. */
  function missOf(element: Element): Miss | undefined {
    const box = boxOf(element);
    const miss = (by: string, hit: Element | null = null) => ({
      by,
      hit,
      box: box ?? shape(element.getBoundingClientRect()),
      scrolled: scrollY,
    });
    if (!box) return miss("it has no size");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      return miss("its centre stays out of the window");
    }
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !belongs(hit, element)) return miss(describe(hit), hit);
    const over = overQuarterOf(element, box);
    return over && miss(`in part, ${describe(over)}`, over);
  }

  /** A user scrolls a control into view, and further where something covers it there. */
  function reach(element: Element): Miss | undefined {
    let miss = missOf(element);
    // The first position again at the end: an element above the middle of the window is the best explanation.
    for (const block of ["center", "nearest", "end", "start", "center"] as const) {
      if (!miss) return undefined;
      element.scrollIntoView({ block, inline: "center", behavior: "instant" });
      miss = missOf(element);
    }
    return miss;
  }

  window.isPressOn = belongs;

  window.reachControl = (control) => {
    const miss = reach(control);
    const box = miss?.box ?? boxOf(control) ?? shape(control.getBoundingClientRect());
    return { box, ...(miss && { by: miss.by }) };
  };

  /** Some come into sight with the focus alone, such as links that skip to the content. */
  function reachFocused(element: Element): Miss | undefined {
    const before = document.activeElement;
    if (!(element instanceof HTMLElement)) return missOf(element);
    element.focus({ preventScroll: true });
    const miss = reach(element);
    if (before instanceof HTMLElement && before !== document.body) {
      before.focus({ preventScroll: true });
    } else element.blur();
    return miss;
  }

  const scrolls = (element: Element) =>
    element !== document.documentElement &&
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY);

  /** Stays where it is while the page moves; what also scrolls in a box of its own may be out of sight there. */
  const isInPinned = (element: Element | null): boolean =>
    element !== null &&
    !scrolls(element) &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
      isInPinned(element.parentElement));

  const isWithin = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;

  /** Sticky elements must be reachable at every scroll position. */
  function missesPinnedAt(top: number, elements: readonly Element[]): Map<Element, Miss> {
    scrollTo({ top, behavior: "instant" });
    const before = new Map(
      elements.map((element) => [element, element.getBoundingClientRect().top]),
    );
    scrollTo({ top: top + 4, behavior: "instant" });
    const misses = new Map<Element, Miss>();
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      const miss = box.top === before.get(element) && isWithin(box) && missOf(element);
      if (miss) misses.set(element, miss);
    }
    return misses;
  }

  function missesPinned(elements: readonly Element[]): Map<Element, Miss> {
    const most = document.documentElement.scrollHeight - innerHeight - 4;
    const stops = most > 4 && elements.length > 0 ? [0, 0.25, 0.5, 0.75, 1] : [];
    return new Map(stops.flatMap((stop) => [...missesPinnedAt(Math.round(stop * most), elements)]));
  }

  const layerOf = (element: Element | null): Element | null =>
    element === null || /absolute|fixed/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);

  /** Newly opened content covers the page on purpose: a list that is read again below it is not covered for good. */
  const liesUnder = (opened: readonly Element[]) => (element: Element, hit: Element | null) => {
    const layer = layerOf(hit);
    return (
      layer !== null &&
      !layer.contains(element) &&
      opened.some((control) => layer.contains(control))
    );
  };

  const OPENED = ["dialog", "menu", "listbox", "tooltip"].map((role) => `[role=${role}]`).join(",");

  /** A modal dialog takes the pointer from the whole page, and from what is rendered after it was opened. */
  const isModal = (hit: Element | null) =>
    hit === document.documentElement && getComputedStyle(document.body).pointerEvents === "none";

  /** Content that a story leaves open covers the rest on purpose; pages open nothing themselves. */
  const isUnderOpen = (element: Element, hit: Element | null) =>
    location.pathname.endsWith("/iframe.html") &&
    (isModal(hit) || hit?.closest(`${OPENED}, :popover-open`)?.contains(element) === false);

  window.sweepControls = (afresh) => {
    const { scrollX, scrollY } = window;
    if (afresh) seen = new WeakSet();
    const elements = [...document.querySelectorAll(CONTROLS)].filter(
      (element) => !(seen.has(element) || isOut(element)),
    );
    const misses = new Map<Element, Miss>();
    // A panel goes along with its button: it is looked at before the page moves for others.
    const isInPanel = (element: Element) => element.closest(":popover-open") !== null;
    for (const element of elements.toSorted((a, b) => +isInPanel(b) - +isInPanel(a))) {
      seen.add(element);
      const miss = reach(element) && reachFocused(element);
      if (miss) misses.set(element, miss);
    }
    const pinned = elements.filter((element) => !misses.has(element) && isInPinned(element));
    for (const [element, miss] of missesPinned(pinned)) misses.set(element, miss);
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    const isUnder = liesUnder(afresh ? [] : elements.filter((element) => !misses.has(element)));
    const covered = [...misses]
      .filter(([element, { hit }]) => !isUnder(element, hit) && !isUnderOpen(element, hit))
      .map(([element, { by, box, scrolled }]) => ({ control: nameOf(element), by, box, scrolled }));
    return { controls: elements.length, covered };
  };
}
