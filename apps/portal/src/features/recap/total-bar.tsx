import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import { Button } from "@parution/kit/button";
import type { Centimes } from "@parution/rules/money";

/** Id of the payment panel. */
export const PAYMENT_PANEL = "paiement";

/** The total at the foot of a phone's window, to be paid or charged to the account, with the way to the payment; it rests above the payment once that is in sight. */
export function TotalBar({ total, onTerm }: { total: Centimes; onTerm: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  function goToPayment(): void {
    const panel = document.getElementById(PAYMENT_PANEL);
    panel?.scrollIntoView({ block: "start" });
    panel?.focus({ preventScroll: true });
  }
  return (
    <div
      ref={keepRoomAtFoot}
      className="sticky bottom-0 z-sticky -mx-4 flex items-center justify-between gap-4 border-line border-y bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <p className="grid min-w-0">
        <span className="text-caption text-fg-muted">{t`Total TTC`}</span>
        <span className="font-semibold text-lead tabular-nums">
          {formatAmount(total, language)}
        </span>
      </p>
      <Button variant="primary" onClick={goToPayment}>
        {onTerm ? t`Porter sur mon compte` : t`Aller au paiement`}
      </Button>
    </div>
  );
}
