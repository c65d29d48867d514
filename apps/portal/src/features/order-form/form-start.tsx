import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { type ComponentProps, useDeferredValue } from "react";
import { OrderForm } from "./order-form.tsx";
import type { StartAnswer } from "./use-start.ts";

type FormStartProps = StartAnswer & Pick<ComponentProps<typeof OrderForm>, "confirm" | "onEdited">;

/** Order form as soon as its initial values are loaded, rendered concurrently: the page answers meanwhile. */
export function FormStart({ start, error, retry, ...options }: FormStartProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const shown = useDeferredValue(start, null);
  if (shown !== null) return <OrderForm key={shown.account.user.id} {...shown} {...options} />;
  if (start !== null || error === undefined) return <OrderFormSkeleton />;
  return (
    <ErrorState
      title={t`Le formulaire ne peut pas être affiché`}
      retry={{ label: t`Réessayer`, onRetry: retry }}
    >
      {errorText(error)}
    </ErrorState>
  );
}

/** Skeleton as high as the window, as the form will be: the footer stays below. */
export function OrderFormSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement du formulaire`}
      className="grid grid-cols-1 min-h-dvh content-start gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid grid-cols-1 gap-6">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" className="max-lg:hidden lg:h-96" />
    </div>
  );
}
