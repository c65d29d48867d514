import { Plural, Trans } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { Link } from "@parution/kit/link";
import type { TableColumn } from "@parution/kit/table";
import { shownAdStatus, webStateOf } from "@parution/rules/ads";
import { dateInZone, formatDayFirst, formatDeadline, type IsoDate } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import { AdStatusBadge } from "../../shared/ad-status.tsx";
import { adPath, type MyAd } from "../../shared/ads/ad-with-actions.ts";
import { PaymentDeadline } from "../../shared/payment-deadline.tsx";

interface Place {
  readonly language: Language;
  readonly zone: string;
  readonly link: (page: string) => string;
}

/** Reason of an operator's refusal, in its own language. */
function RefusalReason({ reason }: { reason: string }) {
  return (
    <span className="max-w-60 text-caption text-fg-muted wrap-anywhere">
      <Trans>Refusée :</Trans> <bdi>{reason}</bdi>
    </span>
  );
}

/** Moderator's sentence about an ad to be corrected, with the way to the form. */
function Correction({ text, href }: { text: string; href: string }) {
  return (
    <span className="flex max-w-60 flex-col items-start gap-1 text-caption text-fg-muted wrap-anywhere">
      <bdi>{text}</bdi>
      <Link href={href}>
        <Trans>Corriger l’annonce</Trans>
      </Link>
    </span>
  );
}

/** Columns of «my ads»; references and amounts keep their own direction inside Arabic. */
export const adColumns = ({ language, zone, link }: Place): readonly TableColumn<MyAd>[] => [
  {
    id: "reference",
    header: <Trans>Référence</Trans>,
    cell: (ad) => (
      <span className="flex flex-col items-start whitespace-nowrap tabular-nums">
        <bdi>{ad.reference ?? `#${ad.id}`}</bdi>
        <span className="text-fg-muted">
          <Trans>du {formatDayFirst(dateInZone(ad.createdAt, zone))}</Trans>
        </span>
      </span>
    ),
  },
  {
    id: "ad",
    header: <Trans>Annonce</Trans>,
    rowHeader: true,
    cell: (ad) => (
      <span className="flex flex-col">
        <span className="line-clamp-2">
          {ad.actions.includes("details") ? (
            <Link variant="standalone" href={link(adPath(ad))}>
              <bdi>{keepPhones(ad.title)}</bdi>
            </Link>
          ) : (
            <bdi>{keepPhones(ad.title)}</bdi>
          )}
        </span>
        <span className="font-normal text-body-sm text-fg-muted">
          {ad.support.label} · {ad.heading}
        </span>
      </span>
    ),
  },
  {
    id: "dates",
    header: <Trans>Parution</Trans>,
    cell: (ad) => <PublicationDates dates={ad.dates} />,
  },
  {
    id: "status",
    header: <Trans>Statut</Trans>,
    cell: (ad) => (
      <span className="flex flex-col items-start gap-1">
        <span className="whitespace-nowrap @max-4xl/table:whitespace-normal">
          <AdStatusBadge
            status={shownAdStatus(ad.status, webStateOf(ad.switch), {
              onTerm: ad.onTerm,
              toCorrect: Boolean(ad.correction),
            })}
          />
        </span>
        {ad.payableUntil !== null && (
          <span className="max-w-48 text-caption text-fg-muted">
            <PaymentDeadline order={ad} until={formatDeadline(ad.payableUntil, zone, language)} />
          </span>
        )}
        {ad.refusalReason !== null && <RefusalReason reason={ad.refusalReason} />}
        {ad.correction && (
          <Correction text={ad.correction} href={link(`/modification-annonce/${ad.id}`)} />
        )}
      </span>
    ),
  },
  {
    id: "total",
    header: <Trans>Montant TTC</Trans>,
    align: "end",
    cell: (ad) => (
      <bdi className="whitespace-nowrap tabular-nums">{formatAmount(ad.total, language)}</bdi>
    ),
  },
];

/** First date of an ad, and the number of further ones. */
function PublicationDates({ dates }: { dates: readonly IsoDate[] }) {
  const [first, ...others] = dates;
  if (first === undefined) return "—";
  return (
    <span className="flex flex-col items-start whitespace-nowrap">
      <bdi className="tabular-nums">{formatDayFirst(first)}</bdi>
      {others.length > 0 && (
        <span className="text-fg-muted">
          <Plural value={others.length} one="et # autre date" other="et # autres dates" />
        </span>
      )}
    </span>
  );
}
