import { useLingui } from "@lingui/react/macro";
import { useServerNow } from "@parution/app/browser/server-clock.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readPaymentState } from "@parution/contract/payments";
import { Button, ButtonLink } from "@parution/kit/button";
import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { KeyValueList } from "@parution/kit/key-value-list";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { useState } from "react";
import { useDeadlineText } from "../use-deadline-text.ts";

interface CashCodeProps {
  code: NonNullable<CallAnswer<typeof readPaymentState>["cashCode"]>;
  reference: string;
}

/** A cash code in groups of digits, with its amount, its expiry and a link to the agencies. */
export function CashCode({ code: cashCode, reference }: CashCodeProps) {
  const { t } = useLingui();
  const { code, amount, expiresAt, partnerUrl } = cashCode;
  const language = useLanguage();
  const deadlineText = useDeadlineText();
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
            value: <bdi className="tabular-nums">{deadlineText(expiresAt)}</bdi>,
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
      <ButtonLink width="full" href={partnerUrl} target="_blank">
        {t`Trouver une agence partenaire`}
      </ButtonLink>
    </section>
  );
}

const inGroups = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$&\u00a0");

type Result = "copied" | "failed";

/** Copies a code, and announces it. */
function CopyCode({ code }: { code: string }) {
  const { t } = useLingui();
  const [result, setResult] = useState<Result | null>(null);
  const says = { copied: t`Copié`, failed: t`Copie impossible` };
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setResult("copied");
    } catch {
      setResult("failed"); // The browser forbids it: the code can still be read and selected.
    }
  }
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {result === "copied" ? <CheckIcon /> : <CopyIcon />}
        {result === null ? t`Copier` : says[result]}
      </Button>
      <PoliteAnnouncement text={result === null ? "" : says[result]} />
    </>
  );
}
