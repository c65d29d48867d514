import { type RefObject, useEffect, useRef, useState } from "react";

/** True once the page was scrolled past the marker, an element at that depth. */
export function useScrolledPast<Marker extends Element>(): [RefObject<Marker | null>, boolean] {
  const marker = useRef<Marker>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const element = marker.current;
    if (!element) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) {
        setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [marker, past];
}
