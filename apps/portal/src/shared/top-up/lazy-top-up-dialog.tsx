import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Suspense } from "react";
import type { TopUpDialogProps } from "./top-up-dialog.tsx";

const TopUpDialog = lazyComponent(() =>
  import("./top-up-dialog.tsx").then((module) => module.TopUpDialog),
);

/** The top-up dialog, loaded on demand: render it while it is open. */
export function LazyTopUpDialog(props: TopUpDialogProps) {
  return (
    <Suspense>
      <TopUpDialog {...props} />
    </Suspense>
  );
}
