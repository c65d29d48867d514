import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { CheckCircleIcon, ClockIcon, ErrorIcon, type IconProps } from "@parution/kit/icon";
import type { ComponentType } from "react";
import { useLink } from "../../../shared/links/links.tsx";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { Outcome } from "../model/outcome.ts";

interface Look {
  readonly icon: ComponentType<IconProps>;
  readonly className: string;
}

const looks: Record<Outcome, Look> = {
  success: { icon: CheckCircleIcon, className: "bg-success-soft text-on-success-soft" },
  failure: { icon: ErrorIcon, className: "bg-danger-soft text-on-danger-soft" },
  pending: { icon: ClockIcon, className: "bg-info-soft text-on-info-soft" },
};

/** What became of a payment, and the way on: a retry after a failure, the ads otherwise. */
export function OutcomeMessage({ outcome, orderId }: { outcome: Outcome; orderId: number | null }) {
  const { t } = useLingui();
  const link = useLink();
  const { icon: Icon, className } = looks[outcome];
  const words = {
    success: {
      title: t`Paiement accepté`,
      text: t`Votre annonce paraîtra aux dates choisies.`,
    },
    failure: {
      title: t`Paiement refusé`,
      text: t`Rien n’a été débité. Votre commande vous attend.`,
    },
    pending: {
      title: t`Paiement en cours`,
      text: t`Nous attendons la confirmation. Cette page se met à jour d’elle-même.`,
    },
  }[outcome];
  const retry = outcome === "failure" && orderId !== null;
  return (
    <div
      className="mx-auto flex max-w-md flex-col items-center gap-6 py-16 text-center"
      aria-live="polite"
    >
      <span className={`flex size-18 items-center justify-center rounded-pill ${className}`}>
        <Icon className="size-9" />
      </span>
      <PageTitle key={outcome}>{words.title}</PageTitle>
      <p className="text-lead text-fg-muted">{words.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {retry && (
          <ButtonLink
            variant="primary"
            href={link(`/recap-annonce/${orderId}`)}
          >{t`Réessayer le paiement`}</ButtonLink>
        )}
        <ButtonLink variant={retry ? "secondary" : "primary"} href={link("/mes-annonces")}>
          {t`Voir mes annonces`}
        </ButtonLink>
      </div>
    </div>
  );
}
