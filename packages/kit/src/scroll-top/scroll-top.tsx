import { cx } from "class-variance-authority";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { ArrowUpIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

export interface ScrollTopProps extends RootProps<"div"> {
  /** Name of the button. */
  label: string;
  /** Id of the part that takes the focus at the top; the page layout's main part by default. */
  target?: string;
  /** Layout only: where it stands, when something else has the corner of the window. */
  className?: string | undefined;
}

/** The button alone, wherever it stands. */
export function BackToTop({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className="rounded-control shadow-overlay">
      <Button shape="icon" aria-label={label} onClick={onPress}>
        <ArrowUpIcon />
      </Button>
    </div>
  );
}

/**
 * Leads back to the top of a long page: it appears once 400 px have gone by. Its marker measures from
 * the nearest positioned ancestor, which must start where the page starts.
 */
export function ScrollTop({ label, target = "main", className, ...root }: ScrollTopProps) {
  const [marker, past] = useScrolledPast<HTMLDivElement>();

  function goToTop(): void {
    window.scrollTo({ top: 0 });
    document.getElementById(target)?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={marker} aria-hidden="true" className="absolute top-0 h-100 w-px" />
      {past && (
        <div {...root} className={cx("fixed z-sticky", className ?? "end-4 bottom-4")}>
          <BackToTop label={label} onPress={goToTop} />
        </div>
      )}
    </>
  );
}

/** True once the page was scrolled past the marker, an element at that depth. */
function useScrolledPast<Marker extends Element>(): [RefObject<Marker | null>, boolean] {
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
