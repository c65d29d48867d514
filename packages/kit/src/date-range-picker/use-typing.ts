import { type ComponentType, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstSegment } from "../date-picker/date-frame.tsx";
import type { TwoDaysProps } from "./two-days.tsx";

/** Loads the parts in which days are typed. They take the focus from the text in whose place they come. */
export function useTyping(box: RefObject<HTMLElement | null>) {
  const [TwoDays, setTwoDays] = useState<ComponentType<TwoDaysProps>>();

  async function start(): Promise<void> {
    if (TwoDays !== undefined) return;
    // If loading fails, the text stays, and the next pointer or focus event loads again.
    const module = await import("./two-days.tsx").catch(() => undefined);
    if (module === undefined) return;
    const hadFocus = document.activeElement?.matches("[data-days]") ?? false;
    const isHere = box.current?.contains(document.activeElement) ?? false;
    flushSync(() => setTwoDays(() => module.TwoDays));
    if (hadFocus && isHere) focusFirstSegment(box.current);
  }

  return { TwoDays, start: () => void start() };
}
