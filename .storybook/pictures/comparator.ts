import pixelmatch from "pixelmatch";

/** Tolerance between two pictures: a pixel differs beyond `threshold`, and at most `ratio` of all may. */
interface Limit {
  readonly threshold: number;
  readonly ratio: number;
}

/**
 * References hold 256 colours, and another build of Chromium smooths the edges of letters a little
 * differently. Two limits leave room for that and for nothing else:
 * - a moved, new or missing part is far off, in few pixels: about eighty of a matrix may be;
 * - a colour that changed is near, in many: about fifteen hundred of a matrix may be.
 * Thresholds go from 0, black on black, to 1, black on white, as the eye sees it; smoothed edges of
 * letters do not count.
 */
const limits: readonly Limit[] = [
  { threshold: 0.05, ratio: 0.00005 },
  { threshold: 0.03, ratio: 0.001 },
];

interface Picture {
  metadata: { height: number; width: number };
  data: Uint8Array | Uint8ClampedArray;
}

interface Comparison {
  pass: boolean;
  diff: Uint8Array | null;
  message: string | null;
}

function beyond(limit: Limit, reference: Picture, actual: Picture, diff: Uint8Array | undefined) {
  const { width, height } = reference.metadata;
  const off = pixelmatch(reference.data, actual.data, diff, width, height, limit);
  return off > limit.ratio * width * height ? off : undefined;
}

/** Compares a picture with its reference by both limits. */
export function shapeAndShade(
  reference: Picture,
  actual: Picture,
  { createDiff }: { createDiff: boolean },
): Comparison {
  const [was, is] = [reference.metadata, actual.metadata];
  if (was.width !== is.width || was.height !== is.height) {
    const message = `It was ${was.width} × ${was.height} px and is ${is.width} × ${is.height} px.`;
    return { pass: false, diff: null, message };
  }
  const diff = createDiff ? new Uint8Array(reference.data.length) : undefined;
  for (const limit of limits) {
    const off = beyond(limit, reference, actual, diff);
    if (off !== undefined) {
      const message = `${off} pixels are off by more than ${limit.threshold}.`;
      return { pass: false, diff: diff ?? null, message };
    }
  }
  return { pass: true, diff: diff ?? null, message: null };
}

declare module "vitest/browser" {
  interface ScreenshotComparatorRegistry {
    shapeAndShade: Record<string, never>;
  }
}
