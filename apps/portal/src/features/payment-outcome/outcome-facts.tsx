import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { DownloadIcon } from "@parution/kit/icon";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { Skeleton } from "@parution/kit/skeleton";
import { formatDayFirst } from "@parution/rules/dates";
import { Suspense, useState } from "react";
import { adPath } from "../../shared/ads/ad-with-actions.ts";
import { useInvoiceDownload } from "../../shared/orders/use-invoice-download.ts";
import { type Recap, useRecap } from "../../shared/orders/use-recap.ts";
import { deadlineStateOf } from "../../shared/payment-deadline.tsx";
import { useDeadlineText } from "../../shared/use-deadline-text.ts";
import type { PaymentState } from "./outcome.ts";

const AdProof = lazyComponent(() =>
  import("../../shared/proof-button.tsx").then((module) => module.AdProof),
);

/**
 * The order behind an outcome: reference, amount, dates, deadline and documents. Values that are loading have
 * placeholders, so that the links below do not move.
 */
export function OutcomeFacts({ state }: { state: PaymentState }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: recap, error } = useRecap(state.id);
  const isComing = recap === undefined && error === undefined;
  const adFacts = useAdFacts(state, recap);
  return (
    <div className="flex w-full flex-col gap-4 text-start">
      <KeyValueList
        items={[
          { id: "order", label: t`Commande`, value: <bdi>{state.reference}</bdi> },
          { id: "amount", label: t`Montant TTC`, value: formatAmount(state.total, language) },
          ...(isComing || recap ? adFacts : []),
        ]}
      />
      {isComing && <ComingDocuments state={state} />}
      {recap && <Documents recap={recap} />}
    </div>
  );
}

/** Facts of an ad's order, with placeholders while it loads. */
function useAdFacts(state: PaymentState, recap: Recap | undefined): readonly KeyValue[] {
  const { t } = useLingui();
  const deadlineText = useDeadlineText();
  const until = recap?.payableUntil ?? null;
  const isDue = state.status === "unpaid" || state.status === "paymentPending";
  const labels = {
    over: t`Délai dépassé depuis le`,
    toConfirm: t`À confirmer avant le`,
    toPay: t`À payer avant le`,
  };
  const deadline: KeyValue = {
    id: "until",
    label: labels[recap === undefined ? "toPay" : deadlineStateOf(recap)],
    value: until === null ? <Coming /> : <bdi className="tabular-nums">{deadlineText(until)}</bdi>,
  };
  const title = { id: "ad", label: t`Annonce` };
  const dates = { id: "dates", label: t`Parution` };
  // After the closing, no date is sure before the client has chosen.
  const isPlanned = !state.afterClosing;
  if (recap === undefined) {
    if (state.kind !== "ad") return [];
    const value = <Coming />;
    return [
      { ...title, value },
      ...(isPlanned ? [{ ...dates, value }] : []),
      ...(isDue ? [deadline] : []),
    ];
  }
  const days = recap.ad?.dates.map(formatDayFirst).join(" · ");
  const ofAd = recap.ad && [
    { ...title, value: <bdi>{recap.ad.title}</bdi> },
    ...(isPlanned ? [{ ...dates, value: <span className="tabular-nums">{days}</span> }] : []),
  ];
  return [...(ofAd ?? []), ...(until === null ? [] : [deadline])];
}

/** Placeholder of a value; the invisible character gives it the line's height and baseline. */
function Coming() {
  return (
    <span className="flex before:content-['\200b']">
      <Skeleton />
    </span>
  );
}

/** Placeholder of the documents. */
function ComingDocuments({ state }: { state: PaymentState }) {
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      {state.kind === "ad" && <Skeleton shape="control" className="w-44" />}
      {state.status === "paid" && <Skeleton shape="control" className="w-60" />}
      <Skeleton shape="control" className="w-44" />
    </div>
  );
}

/** Links to the proof, the invoice and the page of the order. */
function Documents({ recap }: { recap: Recap }) {
  const { t } = useLingui();
  const link = useLink();
  const { ad, actions, support, id } = recap;
  const page =
    ad === null
      ? { label: t`Voir la commande`, path: `/commande/show/${id}` }
      : {
          label: t`Voir mon annonce`,
          path: adPath(ad),
        };
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      {ad !== null && support?.medium === "print" && (
        <Suspense fallback={<Skeleton shape="control" className="w-44" />}>
          <AdProof adId={ad.id} />
        </Suspense>
      )}
      {actions.includes("downloadInvoice") && <Invoice orderId={id} />}
      <ButtonLink href={link(page.path)}>{page.label}</ButtonLink>
    </div>
  );
}

function Invoice({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const invoice = useInvoiceDownload(setFailure);
  return (
    <>
      <Button
        isPending={invoice.pending}
        pendingLabel={t`Préparation de la facture`}
        onClick={() => {
          setFailure(null);
          void invoice.download({ orderId });
        }}
      >
        <DownloadIcon />
        {t`Télécharger la facture`}
      </Button>
      {failure !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }} className="basis-full">
          {failure}
        </Alert>
      )}
    </>
  );
}
