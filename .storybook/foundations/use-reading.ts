import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Computed values of the theme's names in the scope of an element: plain values only. */
export type Reading = Readonly<Record<string, string>>;

const same = (one: Reading, other: Reading) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Reads the theme as the browser resolves it where the element with `ref` stands, again whenever the
 * toolbar changes the page's scope. Empty before the first reading.
 */
export function useReading(
  read: (element: HTMLElement) => Reading,
): [RefObject<HTMLDivElement | null>, Reading] {
  const ref = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading>({});
  // After each render, not once: in a docs page the toolbar's change comes as a render.
  useLayoutEffect(() => {
    const take = () => {
      const element = ref.current;
      if (element === null) return;
      const next = read(element);
      setReading((last) => (same(last, next) ? last : next));
    };
    take();
    const observer = new MutationObserver(take);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  });
  return [ref, reading];
}
