import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Link } from "@parution/kit/link";
import { SearchField } from "@parution/kit/search-field";
import { Table, type TableColumn } from "@parution/kit/table";
import { Tabs } from "@parution/kit/tabs";
import { useState } from "react";
import type { EditionState } from "../shared/edition.data.ts";
import { useMay } from "../shared/staff.data.ts";

type Ad = EditionState["entered"][number];
type MissedAd = EditionState["missed"][number];

interface EditionAdsProps {
  edition: EditionState;
  /** Ads that are chosen for a report; null: none can be reported. */
  selection: { value: readonly number[]; onChange: (adIds: readonly number[]) => void } | null;
  /** Ads of each page, and the pages that did not run: their ads alone are on show; none: all. */
  pages: {
    adsOf: ReadonlyMap<number, readonly number[]>;
    missing: readonly number[];
    onToggle: (page: number) => void;
  };
  onReport: () => void;
}

/** Ads of an edition: those in it, those that wait for their payment or a decision, and those that did not run. */
export function EditionAds({ edition, ...report }: EditionAdsProps) {
  const { t } = useLingui();
  const link = useLink();
  const mayDecide = useMay("decideAds");
  const { supportId, day, entered, unpaid, undecided, missed } = edition;
  const pageOf = ({ id }: Ad) => link(`/editions/${supportId}/${day}/pages?annonce=${id}`);
  const moderationOf = ({ reference }: Ad) => `${link("/moderation")}?annonce=${reference}`;
  const titled = (label: string, ads: readonly unknown[]) => `${label} (${ads.length})`;
  return (
    <Tabs
      label={t`Annonces de l’édition`}
      items={[
        {
          id: "entered",
          label: titled(t`Dans l’édition`, entered),
          panel: <EnteredAds ads={entered} hrefOf={pageOf} {...report} />,
        },
        {
          id: "unpaid",
          label: titled(t({ message: "À payer", context: "annonces" }), unpaid),
          panel: (
            <AdTable
              caption={t({ message: "À payer", context: "annonces" })}
              ads={unpaid}
              empty={t`Aucune annonce à payer.`}
            />
          ),
        },
        {
          id: "undecided",
          label: titled(t`À décider`, undecided),
          panel: (
            <AdTable
              caption={t`À décider`}
              ads={undecided}
              hrefOf={mayDecide ? moderationOf : undefined}
              empty={t`Aucune annonce à décider.`}
            />
          ),
        },
        {
          id: "missed",
          label: titled(t`Non parues`, missed),
          panel: <MissedAds ads={missed} hrefOf={mayDecide ? moderationOf : undefined} />,
        },
      ]}
    />
  );
}

/** Ads from which a search is offered. */
const MANY = 10;

interface EnteredAdsProps extends Omit<EditionAdsProps, "edition"> {
  ads: readonly Ad[];
  hrefOf: (ad: Ad) => string;
}

/**
 * Ads in the edition, found by reference or title; once it has appeared, those that are missing are chosen among them, one by one or
 * by their pages.
 */
function EnteredAds({ ads, hrefOf, selection, pages, onReport }: EnteredAdsProps) {
  const { t } = useLingui();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const onPages = pages.missing.flatMap((number) => pages.adsOf.get(number) ?? []);
  const found = ads
    .filter(({ id }) => pages.missing.length === 0 || onPages.includes(id))
    .filter(({ reference, title }) => `${reference} ${title}`.toLowerCase().includes(wanted));
  const chosen = selection?.value.length ?? 0;
  const [isAttempted, setAttempted] = useState(false);
  const report = () => {
    setAttempted(chosen === 0);
    if (chosen > 0) onReport();
  };
  return (
    <div className="flex flex-col gap-4">
      {selection !== null && pages.adsOf.size > 0 && <MissingPages {...pages} />}
      {(ads.length > MANY || selection !== null) && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          {ads.length > MANY && (
            <SearchField
              className="w-full sm:w-80"
              label={t`Référence ou titre`}
              clearLabel={t`Effacer`}
              onChange={setWords}
            />
          )}
          {selection !== null && (
            <Button variant="danger" onClick={report}>
              {chosen === 0
                ? t`Signaler comme non parues`
                : t`${plural(chosen, { one: "Signaler # annonce non parue", other: "Signaler # annonces non parues" })}`}
            </Button>
          )}
        </div>
      )}
      {isAttempted && selection !== null && chosen === 0 && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {t`Choisissez les annonces qui ne sont pas parues.`}
        </Alert>
      )}
      <AdTable
        caption={t`Dans l’édition`}
        ads={found}
        hrefOf={hrefOf}
        selection={selection ?? undefined}
        empty={
          wanted === "" ? t`Aucune annonce dans cette édition.` : t`Aucune annonce ne correspond.`
        }
      />
    </div>
  );
}

/** Pages that did not run, several at once where a whole sheet is missing. */
function MissingPages({ adsOf, missing, onToggle }: EditionAdsProps["pages"]) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-heading">{t`Pages non parues`}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {[...adsOf].map(([number, { length }]) => (
          <Checkbox
            key={number}
            label={t`${plural(length, { one: `Page ${number} (# annonce)`, other: `Page ${number} (# annonces)` })}`}
            checked={missing.includes(number)}
            onChange={() => onToggle(number)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AdTableProps<Row extends Ad> {
  caption: string;
  ads: readonly Row[];
  /** Address of the page that shows an ad; default: nowhere at the desk. */
  hrefOf?: ((ad: Ad) => string) | undefined;
  selection?: NonNullable<EditionAdsProps["selection"]> | undefined;
  columns?: readonly TableColumn<Row>[];
  empty: string;
}

function AdTable<Row extends Ad>(props: AdTableProps<Row>) {
  const { caption, ads, hrefOf, selection, columns = [], empty } = props;
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={ads}
      rowKey={({ id }) => id}
      selection={
        selection && {
          value: selection.value,
          onChange: (keys) => selection.onChange(keys.map(Number)),
          labels: {
            all: t`Choisir toutes les annonces`,
            row: ({ reference }) => t`Choisir ${reference}`,
          },
        }
      }
      columns={[
        {
          id: "reference",
          header: t`Référence`,
          rowHeader: true,
          cell: (ad) =>
            hrefOf === undefined ? (
              <bdi className="tabular-nums">{ad.reference}</bdi>
            ) : (
              <Link variant="standalone" href={hrefOf(ad)}>
                <bdi className="tabular-nums">{ad.reference}</bdi>
              </Link>
            ),
        },
        { id: "title", header: t`Titre`, cell: ({ title }) => <bdi>{title}</bdi> },
        ...columns,
      ]}
      empty={empty}
    />
  );
}

/** Ads that did not run: why, and what becomes of them. */
function MissedAds({ ads, hrefOf }: Pick<AdTableProps<MissedAd>, "ads" | "hrefOf">) {
  const { t } = useLingui();
  const minute = useInstant();
  const causes = {
    late_payment: t`Paiement tardif`,
    undecided: t`Non validée à temps`,
    cancelled: t`Édition annulée`,
    left_out: t`Absente de l’édition`,
  };
  const waiting = ({ choice, dueAt }: MissedAd) =>
    ({
      client: t`Le client choisit jusqu’au ${minute(dueAt)}`,
      move: t`Report en cours`,
      refund: t`Remboursement en cours`,
    })[choice];
  const outcomeOf = (ad: MissedAd) =>
    ({
      open: waiting(ad),
      moved: t`Reportée`,
      refunded: t`Remboursée`,
      changed: t`Modifiée depuis`,
    })[ad.outcome];
  return (
    <AdTable
      caption={t`Non parues`}
      ads={ads}
      hrefOf={hrefOf}
      columns={[
        { id: "cause", header: t`Cause`, cell: ({ cause }) => causes[cause] },
        { id: "outcome", header: t`Suite`, cell: outcomeOf },
      ]}
      empty={t`Aucune annonce signalée non parue.`}
    />
  );
}
