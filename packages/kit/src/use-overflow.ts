import { type RefObject, useEffect, useRef, useState } from "react";

/** True where an element's content overflows: only then it needs a tab stop. */
export function useOverflow<Box extends HTMLElement>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      ),
    );
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, []);
  return [box, overflows];
}
