import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { useErrorText } from "../../shared/api/error-text.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { OrderForm } from "./components/order-form.tsx";
import { useStart } from "./model/use-start.ts";

/** Composes an ad, prices it while it is written, orders it or saves it (specification 1, point 2). */
export default function OrderFormPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { start, error, retry } = useStart();
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Passer une annonce`}</PageTitle>
      {start !== null && <OrderForm key={start.account.user.id} {...start} />}
      {start === null && error === undefined && <OrderFormSkeleton />}
      {start === null && error !== undefined && (
        <ErrorState
          title={t`Le formulaire ne peut pas être affiché`}
          retry={{ label: t`Réessayer`, onRetry: retry }}
        >
          {errorText(error)}
        </ErrorState>
      )}
    </div>
  );
}

function OrderFormSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement du formulaire`}
      className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid gap-6">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" className="max-lg:hidden lg:h-96" />
    </div>
  );
}
