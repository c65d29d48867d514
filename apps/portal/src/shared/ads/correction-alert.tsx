import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { use } from "react";

interface CorrectionAlertProps {
  adId: number;
  /** Sentence of the newspaper's moderator. */
  correction: string;
  /** True in the form itself: the alert then has no link to it. */
  isInForm?: boolean;
}

/** Correction that the newspaper asks for, with the way to the form that takes it. */
export function CorrectionAlert({ adId, correction, isInForm = false }: CorrectionAlertProps) {
  use(messagesOf(useLanguage(), "shared/ads"));
  const { t } = useLingui();
  const link = useLink();
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Correction` }}
      title={t`Le journal vous demande une correction`}
      announce="off"
      className="w-full"
      action={
        !isInForm && (
          <ButtonLink size="sm" variant="primary" href={link(`/modification-annonce/${adId}`)}>
            {t`Corriger l’annonce`}
          </ButtonLink>
        )
      }
    >
      <bdi className="whitespace-pre-line">{correction}</bdi>
    </Alert>
  );
}
