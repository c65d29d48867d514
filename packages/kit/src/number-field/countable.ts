/** Bounds of a number, as given by the caller. */
export interface Bounds {
  minValue: number | undefined;
  maxValue: number | undefined;
  step: number | undefined;
}

/** The bounds that can be counted with. Others are left out, as are limits in the wrong order. */
export function countable({ minValue, maxValue, step }: Bounds): {
  minValue?: number;
  maxValue?: number;
  step?: number;
} {
  const reversed = isCount(minValue) && isCount(maxValue) && minValue > maxValue;
  return {
    ...(isCount(minValue) && !reversed && { minValue }),
    ...(isCount(maxValue) && !reversed && { maxValue }),
    ...(isCount(step) && step > 0 && { step }),
  };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}
