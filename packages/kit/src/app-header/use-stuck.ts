import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Sticky state of a header. It begins once the marker, which spans the top of the page to the threshold, is out of
 * sight, and ends when the page is back at its top: in between nothing moves.
 */
export function useStuck<Marker extends Element>(): [RefObject<Marker | null>, boolean] {
  const marker = useRef<Marker>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry?.intersectionRatio === 1) setStuck(false);
        else if (entry && entry.boundingClientRect.bottom <= 0) setStuck(true);
      },
      { threshold: [0, 1] },
    );
    if (marker.current) observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return [marker, stuck];
}
