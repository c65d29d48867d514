import { useLingui } from "@lingui/react/macro";
import type { Centimes } from "@parution/rules/money";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

interface AmountProps {
  /** A price, or the catalogue's beside that of one's own package; null: none. */
  of: Centimes | null | { readonly price: Centimes; readonly packagePrice: Centimes | null };
}

/** A price; where a package of one's own replaces the catalogue's, that one first (readings C4). */
export function Amount({ of }: AmountProps) {
  const { t } = useLingui();
  if (of === null) return <span className="text-fg-muted">{t`Sans prix`}</span>;
  if (typeof of === "number") return <Price centimes={of} />;
  if (of.packagePrice === null) return <Price centimes={of.price} />;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="text-caption font-semibold text-on-success-soft">{t`Votre forfait`}</span>
      <strong>
        <Money centimes={of.packagePrice} />
      </strong>
      <del className="text-fg-muted">
        <span className="sr-only">{t`au lieu de`} </span>
        <Money centimes={of.price} />
      </del>
    </span>
  );
}

/** Where rows are cards as wide as most prices and flush with their end: figures stand below one another there, too. */
function Price({ centimes }: { centimes: Centimes }) {
  return (
    <span className="inline-block text-end @max-2xl/table:min-w-24">
      <Money centimes={centimes} />
    </span>
  );
}

function Money({ centimes }: { centimes: Centimes }) {
  return (
    <bdi className="whitespace-nowrap tabular-nums">{formatAmount(centimes, useLanguage())}</bdi>
  );
}
