import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { type Crop, moveCrop, type PictureSize, zoomCrop } from "./crop.ts";

/** A step of an arrow key, as a share of the frame's edge; with Shift. */
const STEP = 0.02;
const LARGE_STEP = 0.1;
/** A step of the keys + and -. */
const ZOOM_STEP = 1.1;
/** Zoom factor of one wheel pixel. */
const WHEEL = 1.002;

interface Point {
  readonly x: number;
  readonly y: number;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves a picture behind its frame: by drag, two fingers, wheel and keys. */
export function useCropGestures(size: PictureSize, crop: Crop, onChange: (crop: Crop) => void) {
  const ref = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const zoomBy = (factor: number) => onChange(zoomCrop(size, crop, crop.zoom * factor));
  useWheel(ref, zoomBy);

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  }

  function move(event: PointerEvent<HTMLCanvasElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const after = pointOf(event);
    pointers.current.set(event.pointerId, after);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) drag(before, after, event.currentTarget);
    else zoomBy(distance(after, other) / Math.max(1, distance(before, other)));
  }

  function drag(before: Point, after: Point, frame: Element): void {
    const edge = frame.getBoundingClientRect().width;
    onChange(moveCrop(size, crop, (after.x - before.x) / edge, (after.y - before.y) / edge));
  }

  function end(event: PointerEvent<HTMLCanvasElement>): void {
    pointers.current.delete(event.pointerId);
  }

  function press(event: KeyboardEvent<HTMLCanvasElement>): void {
    const arrow = arrows[event.key];
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (arrow) onChange(moveCrop(size, crop, arrow.x * step, arrow.y * step));
    else if (event.key === "+" || event.key === "=") zoomBy(ZOOM_STEP);
    else if (event.key === "-") zoomBy(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  }

  return {
    ref,
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: press,
  };
}

/** React listens to the wheel passively: the page would scroll along. */
function useWheel(
  ref: { readonly current: HTMLCanvasElement | null },
  zoomBy: (factor: number) => void,
): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(WHEEL ** -event.deltaY);
  });
  useEffect(() => {
    const canvas = ref.current;
    const listen = (event: WheelEvent) => turn(event);
    canvas?.addEventListener("wheel", listen, { passive: false });
    return () => canvas?.removeEventListener("wheel", listen);
  }, [ref]);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
