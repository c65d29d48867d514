import { Trans, useLingui } from "@lingui/react/macro";
import { LoginForm } from "@parution/app/factors/login-form.tsx";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { originOf } from "@parution/app/session/origin.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { use } from "react";
import { Navigate, useLocation } from "react-router";

/** Login of the staff, with the session that the portal has too; leads back to the page that asked for it. */
export function LoginPage() {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const link = useLink();
  const { search } = useLocation();
  if (useSignedIn()) {
    const origin = originOf(search, location.origin);
    return <Navigate to={origin === "/" ? link("/") : origin} replace />;
  }
  return (
    <main className="grid min-h-dvh content-start justify-items-center bg-page px-4 py-16 font-ui text-fg">
      <div className="flex w-full max-w-sm flex-col gap-8">
        <PageTitle>{t`Le bureau`}</PageTitle>
        <LoginForm lostFactors={<LostFactors />} />
      </div>
    </main>
  );
}

/** Help for staff who have lost every factor: only the operator removes them (docs/domain/staff.md#second-factor). */
export function LostFactors() {
  return (
    <p className="text-body-sm text-fg-muted">
      <Trans>
        Vous n’avez plus ni votre second facteur ni vos codes de secours ? La personne qui exploite
        le serveur peut les retirer, une fois votre identité vérifiée, avec la commande{" "}
        <code dir="ltr" className="whitespace-nowrap">
          operator remove-factors
        </code>
        . Vous en choisirez un autre en vous connectant.
      </Trans>
    </p>
  );
}
