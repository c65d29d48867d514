import { expect } from "vitest";

export function expectNone(found: readonly string[], what: string): void {
  expect(found.join("\n"), what).toBe("");
}

/** Name of an element for a developer. */
function nameOf(element: Element): string {
  const text = element.textContent?.trim().slice(0, 40) ?? "";
  return `<${element.tagName.toLowerCase()} class="${element.className}"> «${text}»`;
}

/** Elements that overflow the window horizontally: the page would scroll in two directions. */
export function overflowing(root: HTMLElement): string[] {
  if (root.scrollWidth <= root.clientWidth) {
    return [];
  }
  const outside = [...root.querySelectorAll("body *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > root.clientWidth + 1 || left < -1);
  });
  return [
    `the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`,
    ...outside.map(nameOf),
  ];
}

const isHiddenFromSight = ({ clientWidth, clientHeight }: Element) =>
  clientWidth <= 1 || clientHeight <= 1;

const holdsText = (element: Element) =>
  [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) => {
    return nodeType === Node.TEXT_NODE && data !== undefined && data.trim() !== "";
  });

/** Texts whose lower lines are cut off by a box of a fixed height. */
export function cutOff(root: HTMLElement): string[] {
  const cut = [...root.querySelectorAll("body *")].filter((element) => {
    const { overflowY, webkitLineClamp } = getComputedStyle(element);
    const clips = (overflowY === "hidden" || overflowY === "clip") && webkitLineClamp === "none";
    return (
      clips &&
      holdsText(element) &&
      !isHiddenFromSight(element) &&
      element.scrollHeight > element.clientHeight + 2
    );
  });
  return cut.map(nameOf);
}

const controls = "button, input, select, textarea, a[href], [tabindex='0']";

function edgeOf(element: Element, part?: "::before" | "::after"): string {
  const { outlineStyle, outlineWidth, outlineColor, borderColor, borderWidth } = getComputedStyle(
    element,
    part,
  );
  const outline = outlineStyle === "none" ? "none" : `${outlineWidth} ${outlineColor}`;
  return `${outline} ${borderWidth} ${borderColor}`;
}

const edgesOf = (element: Element) => [
  edgeOf(element),
  edgeOf(element, "::before"),
  edgeOf(element, "::after"),
];

/** An element, and the frames around it that may show its focus. */
function withFrames(element: Element): Element[] {
  const frames = [element];
  for (let frame = element.parentElement; frame && frames.length < 4; frame = frame.parentElement) {
    frames.push(frame);
  }
  const marks = element.nextElementSibling;
  return marks === null ? frames : [...frames, marks];
}

const edgesAround = (element: Element) => withFrames(element).flatMap(edgesOf).join("; ");

/** A guard that sends the focus on takes no room. */
const isReachable = (element: HTMLElement) =>
  element.checkVisibility() &&
  element.getBoundingClientRect().width >= 1 &&
  element.tabIndex >= 0 &&
  !element.matches(":disabled");

/** Controls whose focus cannot be seen: shadows and grounds do not count, the system takes them away. */
export function withoutFocusRing(root: HTMLElement): string[] {
  const focusable = [...root.querySelectorAll<HTMLElement>(controls)].filter((element) =>
    isReachable(element),
  );
  const blind = focusable.slice(0, 12).filter((element) => {
    element.blur();
    const before = edgesAround(element);
    element.focus({ focusVisible: true });
    return document.activeElement === element && edgesAround(element) === before;
  });
  return blind.map(nameOf);
}
