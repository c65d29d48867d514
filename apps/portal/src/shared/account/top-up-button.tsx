import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { LazyTopUpDialog } from "../top-up/lazy-top-up-dialog.tsx";

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
