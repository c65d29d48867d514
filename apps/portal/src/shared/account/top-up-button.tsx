import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { Suspense, useState } from "react";
import type { TopUpDialogProps } from "../top-up/top-up-dialog.tsx";

const TopUpDialog = lazyComponent(() =>
  import("../top-up/top-up-dialog.tsx").then((module) => module.TopUpDialog),
);

/** The top-up dialog, loaded on demand: render it while it is open. */
export function LazyTopUpDialog(props: TopUpDialogProps) {
  return (
    <Suspense>
      <TopUpDialog {...props} />
    </Suspense>
  );
}

/** Opens the top-up dialog, with the missing amount in centimes if it is known. */
export function TopUpButton({ amount }: { amount?: number }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>{t`Recharger`}</Button>
      {open && <LazyTopUpDialog initialAmount={amount} onClose={() => setOpen(false)} />}
    </>
  );
}
