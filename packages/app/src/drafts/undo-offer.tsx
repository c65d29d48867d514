import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Suspense, use, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { localeOf } from "../i18n/languages.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";
import type { UndoStack } from "./undo-stack.ts";

interface UndoOfferProps<Values> {
  stack: UndoStack<Values>;
  /** Field under which the offer is rendered. */
  cause: string;
  /** Label of a field. */
  nameOf: (field: string) => string;
  /** Restores the values. */
  onUndo: (values: Values) => void;
}

/**
 * Offer to restore the fields that a change of the field above has emptied. It stays until it is used or closed, and follows
 * the field in the tab order.
 */
export function UndoOffer<Values>(props: UndoOfferProps<Values>) {
  const { stack, cause } = props;
  const top = useSyncExternalStore(stack.subscribe, stack.top, stack.top);
  if (top === undefined || top.cause !== cause) return null;
  return (
    <Suspense fallback={null}>
      <Offer {...props} lost={top.lost} />
    </Suspense>
  );
}

function Offer<Values>({
  stack,
  cause,
  nameOf,
  onUndo,
  lost,
}: UndoOfferProps<Values> & { lost: readonly string[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  use(messagesOf(language, "@parution/app/drafts"));
  const list = new Intl.ListFormat(localeOf(language)).format(lost.map(nameOf));

  function undo(): void {
    const undone = stack.pop();
    if (undone === undefined) return;
    flushSync(() => onUndo(undone.values));
    // The button is unmounted: without this the focus would be lost.
    const control = [...document.getElementsByName(cause)].find(
      (named) => !named.matches("[type=radio]:not(:checked)"),
    );
    control?.focus({ preventScroll: true });
  }

  return (
    <Alert
      tone="info"
      labels={{ tone: t`Information`, dismiss: t`Fermer` }}
      onDismiss={stack.clear}
      action={
        <Button size="sm" onClick={undo}>
          {t({ message: "Annuler", context: "undo" })}
        </Button>
      }
    >
      {t`Effacé par ce changement : ${list}`}
    </Alert>
  );
}
