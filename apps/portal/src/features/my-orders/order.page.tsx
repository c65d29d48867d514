import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readPaymentState } from "@parution/contract/lazy/payments";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useState } from "react";
import { Navigate, useParams } from "react-router";
import { idIn } from "../../shared/id-in.ts";
import { Amounts } from "../../shared/orders/ordered/amounts.tsx";
import { OrderContents, OrderSkeleton } from "../../shared/orders/ordered/order-contents.tsx";
import { type Recap, useRecap } from "../../shared/orders/use-recap.ts";
import { OrderButtons } from "./order-buttons.tsx";

/** An order of any kind: content, amounts and actions. */
export default function OrderPage() {
  const link = useLink();
  const orderId = idIn(useParams().orderId);
  if (orderId === null) return <Navigate to={link("/404")} replace />;
  return <Order key={orderId} orderId={orderId} />;
}

function Order({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = useRecap(orderId);
  if (error?.status === 404) return <Navigate to={link("/404")} replace />;
  if (data === undefined && error === undefined) return <OrderSkeleton />;
  return (
    <div className="flex flex-col gap-8">
      <ReadFailure
        title={t`Cette commande ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data && <ShownOrder order={data} />}
    </div>
  );
}

function ShownOrder({ order }: { order: Recap }) {
  const { t } = useLingui();
  const link = useLink();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Link variant="standalone" href={link("/mes-commandes")} className="self-start">
          <ArrowBackIcon className="size-4" />
          {t`Mes commandes`}
        </Link>
        <PageTitle>{t`Commande ${order.reference}`}</PageTitle>
      </div>
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OrderContents recap={order} />
        <section
          aria-label={t`Montant et actions`}
          className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
        >
          <Amounts recap={order} coupon={null} method={null} />
          {order.status === "paymentPending" && <AwaitedCash orderId={order.id} />}
          <OrderButtons order={order} onOutcome={setOutcome} />
        </section>
      </div>
    </div>
  );
}

const CashCode = lazyComponent(() =>
  import("../../shared/orders/cash-code.tsx").then((module) => module.CashCode),
);

/** The open cash code of an order; empty without one. */
function AwaitedCash({ orderId }: { orderId: number }) {
  const { data: state, error } = useRead(readPaymentState, { query: { orderId } });
  const coming = <Skeleton shape="block" className="h-72" />;
  if (state?.cashCode) {
    return (
      <Suspense fallback={coming}>
        <CashCode code={state.cashCode} reference={state.reference} />
      </Suspense>
    );
  }
  return state === undefined && error === undefined ? coming : null;
}
