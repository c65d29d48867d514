import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import type { ReactNode } from "react";

interface FormButtonsProps {
  /** Button that sends the form. */
  children: ReactNode;
  /** None where the form cannot be left. */
  onCancel?: (() => void) | undefined;
}

/** Buttons at the end of a form: sending, and leaving it. */
export function FormButtons({ children, onCancel }: FormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {onCancel && <Button onClick={onCancel}>{t`Annuler`}</Button>}
    </div>
  );
}
