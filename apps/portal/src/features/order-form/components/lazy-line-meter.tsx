import { lazy, Suspense } from "react";
import { useOrder } from "./order-context.ts";

const LineMeter = lazy(() =>
  import("./line-meter.tsx").then((module) => ({ default: module.LineMeter })),
);

/** Only line ads count lines; the room of the meter is kept while it is on its way. */
export function LazyLineMeter(props: { compact?: boolean }) {
  const { format } = useOrder().offer;
  if (format !== "line") return null;
  return (
    <Suspense fallback={<div className="h-14" />}>
      <LineMeter {...props} />
    </Suspense>
  );
}
