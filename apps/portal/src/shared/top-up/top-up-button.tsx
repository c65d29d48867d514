import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { LazyTopUpDialog } from "./lazy-top-up-dialog.tsx";

/** Opens the top-up popup. */
export function TopUpButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>{t`Recharger`}</Button>
      {open && <LazyTopUpDialog onClose={() => setOpen(false)} />}
    </>
  );
}
