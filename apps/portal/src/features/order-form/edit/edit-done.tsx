import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { KeyValueList } from "@parution/kit/key-value-list";
import { useEffect, useRef } from "react";
import type { EditedAd } from "../form-mode.ts";

/** Confirmation of an edit: the server's message, the difference, and the next steps. */
export function EditDone({ edited, onAgain }: { edited: EditedAd; onAgain: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { settled, corrected, total, difference, orderId } = edited;
  const amount = (centimes: number) => formatAmount(centimes, language);
  const moved = difference > 0 ? t`Prélevé en plus` : t`Crédité`;
  return (
    <div ref={top} tabIndex={-1} className="grid max-w-prose gap-6 outline-none">
      <Alert tone="success" labels={{ tone: t`Information` }}>
        {edited.message}
      </Alert>
      <KeyValueList
        items={[
          { id: "total", label: t`Total de la commande`, value: amount(total) },
          ...(difference === 0
            ? []
            : [{ id: "moved", label: moved, value: amount(Math.abs(difference)) }]),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={link("/mes-annonces")}>
          {t`Voir mes annonces`}
        </ButtonLink>
        {!settled && (
          <ButtonLink href={link(`/recap-annonce/${orderId}`)}>{t`Payer la commande`}</ButtonLink>
        )}
        {!corrected && <Button onClick={onAgain}>{t`Modifier encore`}</Button>}
      </div>
    </div>
  );
}
