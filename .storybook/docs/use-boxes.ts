import { type RefObject, useLayoutEffect, useState } from "react";
import type { Box } from "./markers.ts";

/** Room for numbers around a story. */
const margin = 36;

/** Boxes of a picture's frame and of its parts; `null` for a part that is not there. */
export interface Boxes {
  readonly picture: Box;
  readonly parts: readonly (Box | null)[];
}

/** True for what has a ground or a frame of its own: it is as large as that, not as its text. */
function isPainted(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const hasGround = !/^(?:transparent|.*[,/] ?0\))$/.test(backgroundColor);
  return hasGround || borderTopWidth !== "0px" || borderBottomWidth !== "0px";
}

function rectOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  if (element.childNodes.length === 0 || isPainted(element)) return rect;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const content = range.getBoundingClientRect();
  const isWithin = content.width > 0 && content.width < rect.width && content.height > 0;
  return isWithin ? new DOMRect(content.x, rect.y, content.width, rect.height) : rect;
}

/** Visible part of a box: what scrolls or is cut off ends at its frame. */
function clipped(rect: DOMRect, frame: DOMRect): DOMRect {
  const x = Math.max(rect.left, frame.left);
  const y = Math.max(rect.top, frame.top);
  return new DOMRect(
    x,
    y,
    Math.min(rect.right, frame.right) - x,
    Math.min(rect.bottom, frame.bottom) - y,
  );
}

function boxIn(picture: DOMRect, { x, y, width, height }: DOMRect): Box {
  return {
    x: Math.round(x - picture.x),
    y: Math.round(y - picture.y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** First element that a selector finds and that takes room. */
const seen = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });

function measure(picture: HTMLElement, selectors: readonly string[]): Boxes {
  const frame = picture.querySelector("iframe");
  const root = frame
    ? frame.contentDocument?.body
    : picture.querySelector("[data-story-block] > [id$='-inner']");
  const around = picture.getBoundingClientRect();
  const origin = frame?.getBoundingClientRect();
  const parts = selectors.map((selector) => {
    const element = root ? seen(root, selector) : undefined;
    if (!element) return null;
    const rect = rectOf(element);
    if (!origin) return boxIn(around, clipped(rect, around));
    const shifted = new DOMRect(rect.x + origin.x, rect.y + origin.y, rect.width, rect.height);
    return boxIn(around, clipped(shifted, origin));
  });
  // Numbers stand beside the story, also where the picture is wider.
  const story = boxIn(around, (picture.firstElementChild ?? picture).getBoundingClientRect());
  const x = Math.max(0, story.x - margin);
  const width = Math.min(around.width, story.x + story.width + margin) - x;
  return { picture: { x, y: 0, width, height: Math.round(around.height) }, parts };
}

/** Boxes of the parts of a picture, found by selectors: measured after each change of what it shows, and of its size. */
export function useBoxes(
  picture: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): Boxes | undefined {
  const [text, setText] = useState<string>();
  const searched = JSON.stringify(selectors);

  useLayoutEffect(() => {
    const element = picture.current;
    if (!element) return undefined;
    let request = 0;
    const schedule = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => {
        setText(JSON.stringify(measure(element, JSON.parse(searched) as string[])));
      });
    };
    const sizes = new ResizeObserver(schedule);
    const changes = new MutationObserver((records) => {
      // The numbers themselves are rendered in the picture.
      if (records.some(({ target }) => !(target as Element).closest?.("[data-markers]")))
        schedule();
    });
    const whole = { subtree: true, childList: true, attributes: true, characterData: true };
    const ends = ["transitionend", "animationend", "load"] as const;
    const stop = new AbortController();
    const follow = (root: Document | HTMLElement) => {
      changes.observe(root, whole);
      for (const end of ends)
        root.addEventListener(end, schedule, { capture: true, signal: stop.signal });
    };
    const followFrame = () => {
      const inner = element.querySelector("iframe")?.contentDocument;
      if (inner) follow(inner);
      schedule();
    };
    sizes.observe(element);
    follow(element);
    element.addEventListener("load", followFrame, { capture: true, signal: stop.signal });
    document.fonts.addEventListener("loadingdone", schedule, { signal: stop.signal });
    followFrame();
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      changes.disconnect();
      stop.abort();
    };
  }, [picture, searched]);

  return text === undefined ? undefined : (JSON.parse(text) as Boxes);
}
