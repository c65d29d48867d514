import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { Centimes } from "@parution/rules/money";

interface AmountProps {
  /** A price, or the catalogue's beside that of the account's package; null: none. */
  of: Centimes | null | { readonly price: Centimes; readonly packagePrice: Centimes | null };
}

/** A price; a package's price stands before the catalogue's, which it replaces. */
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

/** A price of fixed width in narrow cards, aligned with the end, so that figures are below one another. */
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
