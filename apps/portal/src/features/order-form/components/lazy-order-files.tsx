import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import type { OrderFilesProps } from "./order-files.tsx";

const OrderFiles = lazy(() =>
  import("./order-files.tsx").then((module) => ({ default: module.OrderFiles })),
);

/** Files that go with the order; many orders have none, so their code comes apart. */
export function LazyOrderFiles(props: OrderFilesProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <OrderFiles {...props} />
    </Suspense>
  );
}
