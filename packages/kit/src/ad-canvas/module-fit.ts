import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { ModularAd, ModuleSetting } from "./ad-content.ts";
import type { CanvasSize } from "./canvas-size.ts";

/** Default typesetting of small display ads. */
export const USUAL_SETTING: ModuleSetting = {
  inset: 3,
  gap: 2,
  ruleGap: 1,
  type: {
    title: { size: 5.4, leading: 1.25 },
    body: { size: 3.1, leading: 1.375 },
    footer: { size: 2.7, leading: 1.375 },
  },
  shrinkStep: 0.02,
  smallest: 0.4,
};

/** The custom property of a frame that shrinks what is in it. */
export const FIT = "--fit";

/** Scale of the parts of a display ad, and whether they fit at that scale. */
export interface ModuleFit {
  scale: number;
  fits: boolean;
}

const useBrowserLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The largest scale at which an ad fits in its frame, tried as print tries it. Found by setting the ad: anew when its
 * text, its size on the screen or its face changes.
 */
export function useModuleFit(
  frame: RefObject<HTMLElement | null>,
  ad: ModularAd,
  size: CanvasSize,
): ModuleFit {
  const [fit, setFit] = useState<ModuleFit>({ scale: 1, fits: true });
  const [arrived, setArrived] = useState(0);
  useBrowserLayout(() => {
    if (frame.current === null || frame.current.clientWidth === 0) return;
    const found = findFit(frame.current, size, ad.setting ?? USUAL_SETTING);
    setFit((before) =>
      before.scale === found.scale && before.fits === found.fits ? before : found,
    );
  }, [frame, ad, size.width, size.height, arrived]);
  useEffect(() => {
    const measureAnew = () => setArrived((before) => before + 1);
    document.fonts.addEventListener("loadingdone", measureAnew);
    const observer = new ResizeObserver(measureAnew);
    if (frame.current !== null) observer.observe(frame.current);
    return () => {
      document.fonts.removeEventListener("loadingdone", measureAnew);
      observer.disconnect();
    };
  }, [frame]);
  return fit;
}

/** Pixels that rounding takes. */
const ROUNDING = 0.5;

const holdsItsWords = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;

function findFit(
  frame: HTMLElement,
  { width, height }: CanvasSize,
  { shrinkStep, smallest }: ModuleSetting,
): ModuleFit {
  const fitsAt = (scale: number) => {
    frame.style.setProperty(FIT, String(scale));
    const box = frame.getBoundingClientRect();
    const isLow = box.height <= (box.width * height) / width + ROUNDING;
    return isLow && Array.from(frame.children).every(holdsItsWords);
  };
  const steps = Math.round((1 - smallest) / shrinkStep);
  let step = 0;
  // A word is parted only where nothing else helps.
  frame.style.overflowWrap = "normal";
  while (step < steps && !fitsAt(1 - step * shrinkStep)) step += 1;
  const scale = 1 - step * shrinkStep;
  const fits = fitsAt(scale);
  frame.style.overflowWrap = "";
  return { scale, fits };
}
