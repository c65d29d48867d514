import { useLingui } from "@lingui/react/macro";
import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { useServerNow } from "../../../shared/clock/use-server-now.ts";
import { formatAmount, formatInstant } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { PaymentState } from "../model/outcome.ts";
import { CopyCode } from "./copy-code.tsx";

interface CashCodeProps {
  code: NonNullable<PaymentState["cashCode"]>;
  reference: string;
}

/** The code in figures that can be read out, what it costs and until when it is good. */
export function CashCode({ code: { code, amount, expiresAt }, reference }: CashCodeProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const now = useServerNow();
  return (
    <section
      aria-label={t`Code de paiement`}
      className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-4 text-start sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p dir="ltr" className="font-semibold text-heading text-title tabular-nums">
          {inGroups(code)}
        </p>
        <CopyCode code={code} />
      </div>
      <KeyValueList
        items={[
          { id: "amount", label: t`À payer`, value: formatAmount(amount, language) },
          {
            id: "until",
            label: t`Valable jusqu’au`,
            value: <bdi className="tabular-nums">{formatInstant(expiresAt, zone)}</bdi>,
          },
          { id: "order", label: t`Commande`, value: <bdi>{reference}</bdi> },
        ]}
      />
      <DeadlineCountdown
        until={expiresAt}
        now={now}
        locale={localeOf(language)}
        labels={{ remaining: t`Expire dans`, passed: t`Ce code a expiré` }}
      />
    </section>
  );
}

const inGroups = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$&\u00a0");
