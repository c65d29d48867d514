import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { DownloadIcon } from "@parution/kit/icon";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import { lazy, Suspense, useState } from "react";
import { adPath } from "../../../shared/ads/acted-ad.ts";
import { useDeadlineText } from "../../../shared/clock/use-deadline-text.ts";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useInvoiceDownload } from "../../../shared/invoices/use-invoice-download.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import { type Recap, useRecap } from "../../../shared/orders/use-recap.ts";
import type { PaymentState } from "../model/outcome.ts";

const AdProof = lazy(() =>
  import("../../../shared/orders/ordered/ad-proof.tsx").then((module) => ({
    default: module.AdProof,
  })),
);

/** The order behind an outcome: reference, amount, dates and deadline, and its documents. */
export function OutcomeFacts({ state }: { state: PaymentState }) {
  const { t } = useLingui();
  const language = useLanguage();
  const deadlineText = useDeadlineText();
  const { data: recap } = useRecap(state.id);
  const ad = recap?.ad ?? null;
  const until = recap?.payableUntil ?? null;
  const facts: readonly (KeyValue | false)[] = [
    { id: "order", label: t`Commande`, value: <bdi>{state.reference}</bdi> },
    { id: "amount", label: t`Montant TTC`, value: formatAmount(state.total, language) },
    ad !== null && { id: "ad", label: t`Annonce`, value: <bdi>{ad.title}</bdi> },
    ad !== null && {
      id: "dates",
      label: t`Parution`,
      value: <span className="tabular-nums">{ad.dates.map(formatDayFirst).join(" · ")}</span>,
    },
    until !== null && {
      id: "until",
      label: t`À payer avant le`,
      value: <bdi className="tabular-nums">{deadlineText(until)}</bdi>,
    },
  ];
  return (
    <div className="flex w-full flex-col gap-4 text-start">
      <KeyValueList items={facts.filter((fact) => fact !== false)} />
      {recap && <Documents recap={recap} />}
    </div>
  );
}

/** The proof, the invoice and the page of what was ordered. */
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
        <Suspense>
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
        pendingLabel={invoice.pending ? t`Préparation de la facture` : undefined}
        onClick={() => {
          setFailure(null);
          void invoice.download({ orderId });
        }}
      >
        <DownloadIcon />
        {t`Télécharger la facture`}
      </Button>
      {failure !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`} className="basis-full">
          {failure}
        </Alert>
      )}
    </>
  );
}
