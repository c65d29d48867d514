import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { Navigate, useParams } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink } from "../../shared/links/links.tsx";
import { OrderedThing } from "../../shared/orders/ordered/ordered-thing.tsx";
import { useRecap } from "../../shared/orders/use-recap.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { BackLink } from "./components/back-link.tsx";
import { PaymentPanel } from "./components/payment-panel.tsx";

/** What was ordered, what it costs, and how to pay or cancel it (specification 2, point 4). */
export default function RecapPage() {
  const link = useLink();
  const orderId = Number(useParams().orderId);
  const isOrder = Number.isSafeInteger(orderId) && orderId > 0;
  return isOrder ? <OrderRecap orderId={orderId} /> : <Navigate to={link("/404")} replace />;
}

function OrderRecap({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const { data: recap, error, mutate } = useRecap(orderId);
  const errorText = useErrorText();
  if (recap === undefined) {
    return error === undefined ? (
      <RecapSkeleton />
    ) : (
      <ErrorState
        title={t`Cette commande ne peut pas être affichée`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <BackLink kind={recap.type.kind} />
        <PageTitle>{t`Récapitulatif`}</PageTitle>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OrderedThing recap={recap} />
        <PaymentPanel key={recap.id} recap={recap} onChanged={() => void mutate()} />
      </div>
    </div>
  );
}

function RecapSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de la commande`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
