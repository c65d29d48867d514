import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { OrderKind } from "@parution/rules/orders";
import { Navigate, useParams } from "react-router";
import { idIn } from "../../shared/id-in.ts";
import { OrderContents, OrderSkeleton } from "../../shared/orders/ordered/order-contents.tsx";
import { type Recap, useRecap } from "../../shared/orders/use-recap.ts";
import { Payment } from "./payment-panel.tsx";

/** Ordered items, their price, and the actions to pay or cancel the order. */
export default function RecapPage() {
  const link = useLink();
  const orderId = idIn(useParams().orderId);
  if (orderId === null) return <Navigate to={link("/404")} replace />;
  return <OrderRecap orderId={orderId} />;
}

function OrderRecap({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const link = useLink();
  const { data: recap, error, mutate } = useRecap(orderId);
  if (recap === undefined && error?.status === 404) return <Navigate to={link("/404")} replace />;
  if (recap === undefined && error === undefined) return <OrderSkeleton />;
  return (
    <div className="flex flex-col gap-8">
      <ReadFailure
        title={t`Cette commande ne peut pas être affichée`}
        error={error}
        isBesideOld={recap !== undefined}
        onRetry={() => void mutate()}
      />
      {recap && <ShownRecap key={recap.id} recap={recap} />}
    </div>
  );
}

function ShownRecap({ recap }: { recap: Recap }) {
  const { t } = useLingui();
  return (
    <>
      <div className="flex flex-col gap-2">
        <BackLink kind={recap.type.kind} />
        <PageTitle>{t`Récapitulatif`}</PageTitle>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OrderContents recap={recap} />
        <Payment recap={recap} />
      </div>
    </>
  );
}

/** Back to where orders of this kind are made or listed. */
function BackLink({ kind }: { kind: OrderKind }) {
  const { t } = useLingui();
  const link = useLink();
  const isIssues = kind === "journal" || kind === "subscription";
  const path = isIssues ? "/commandes-journal" : "/mes-commandes";
  return (
    <Link variant="standalone" href={link(path)} className="self-start">
      <ArrowBackIcon className="size-4" />
      {isIssues ? t`Commander le journal` : t`Mes commandes`}
    </Link>
  );
}
