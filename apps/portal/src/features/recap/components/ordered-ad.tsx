import { useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import { AdPreview } from "../../../shared/ad-preview/ad-preview.tsx";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatInstant } from "../../../shared/formats/formats.ts";
import type { Recap } from "../../../shared/orders/use-recap.ts";
import { contentOf } from "../model/recap-content.ts";
import { OrderStatusBadge } from "./order-status-badge.tsx";

/** The ad as it will be printed, and the facts of its order. */
export function OrderedAd({ recap }: { recap: Recap }) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { ad } = recap;
  const facts = [
    { id: "reference", label: t`Commande`, value: <bdi>{recap.reference}</bdi> },
    { id: "status", label: t`Statut`, value: <OrderStatusBadge status={recap.status} /> },
    { id: "support", label: t`Journal`, value: recap.support.label },
    ...(ad === null
      ? []
      : [
          { id: "heading", label: t`Rubrique`, value: headingOf(ad) },
          {
            id: "dates",
            label: t`Parution`,
            value: <bdi>{ad.dates.map(formatDayFirst).join(" · ")}</bdi>,
          },
          ...(ad.city === null ? [] : [{ id: "city", label: t`Ville`, value: ad.city }]),
        ]),
    {
      id: "created",
      label: t`Commandée le`,
      value: <bdi>{formatInstant(recap.createdAt, zone)}</bdi>,
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {ad && <AdPreview heading={ad.heading} content={contentOf(ad)} />}
      <KeyValueList items={facts} />
    </div>
  );
}

const headingOf = ({ heading, subheading }: { heading: string; subheading: string | null }) =>
  subheading === null ? heading : `${heading} · ${subheading}`;
