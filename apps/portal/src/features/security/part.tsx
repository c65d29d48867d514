import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface PartProps {
  title: string;
  state?: ReactNode;
  /** Label of the button, which opens the form; none where there is nothing to do. */
  action?: string | undefined;
  onAction: () => void;
  /** Loads what the action shows; the button waits for it. */
  load?: () => Promise<unknown>;
  isPending?: boolean;
  pendingLabel?: string;
  isOpen?: boolean;
  /** Form in the place of the button. */
  children?: ReactNode;
}

/** A part of the account's protection: its state, and its action, whose form takes the button's place and its focus. */
export function Part({ title, state, action, isOpen = false, children, ...button }: PartProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { section, opener } = useFollowingFocus(isOpen);
  const { run, pending, refusal } = useAction(async () => {
    await button.load?.();
    button.onAction();
  });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col items-start gap-3 border-t border-line pt-5"
    >
      <h2 id={titleId} className="font-headline text-heading text-title-sm">
        {title}
      </h2>
      {state && <div className="self-stretch text-fg-muted">{state}</div>}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
      {isOpen ? (
        <div className="self-stretch">{children}</div>
      ) : (
        action !== undefined && (
          <Button
            ref={opener}
            onClick={() => void run()}
            isPending={pending || (button.isPending ?? false)}
            pendingLabel={button.pendingLabel ?? t`Chargement en cours`}
          >
            {action}
          </Button>
        )
      )}
    </section>
  );
}

/** Moves the focus to the form that opens, and back to the button: what had the focus is gone. */
function useFollowingFocus(isOpen: boolean) {
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const field = section.current?.querySelector("input");
    const target = isOpen ? (field ?? section.current) : opener.current;
    target?.focus();
  }, [isOpen]);
  return { section, opener };
}

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
