import { lazy, Suspense } from "react";
import type { TopUpDialogProps } from "./top-up-dialog.tsx";

const TopUpDialog = lazy(() =>
  import("./top-up-dialog.tsx").then((module) => ({ default: module.TopUpDialog })),
);

/** The top-up popup, brought once it is asked for: render it while it is open. */
export function LazyTopUpDialog(props: TopUpDialogProps) {
  return (
    <Suspense>
      <TopUpDialog {...props} />
    </Suspense>
  );
}
