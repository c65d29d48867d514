import { Trans, useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { LoginForm } from "@parution/app/factors/login-form.tsx";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { splitPath } from "@parution/app/links/path-prefix.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { originOf } from "@parution/app/session/origin.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { Link } from "@parution/kit/link";
import { use } from "react";
import { Navigate, parsePath, useLocation } from "react-router";
import { OutsidePage } from "./shared/outside-page.tsx";

/** Login of the staff, with the session that the portal has too; leads back to the page that asked for it. */
export function LoginPage() {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const link = useLink();
  const { search } = useLocation();
  if (useSignedIn()) {
    const { pathname = "/", ...rest } = parsePath(originOf(search, location.origin));
    // In the language of this page, which may have been chosen here.
    const { page } = splitPath(pathname, new Set());
    return <Navigate to={{ ...rest, pathname: link(page) }} replace />;
  }
  return (
    <OutsidePage>
      <PageTitle>{t`Connexion au bureau`}</PageTitle>
      <LoginForm lostFactors={<LostFactors />} />
      <ForgottenPassword />
    </OutsidePage>
  );
}

/** Link to password recovery: the portal's, or the external account site's where there is one. */
function ForgottenPassword() {
  const language = useLanguage();
  const external = useConfigs().data?.links.recoverPassword;
  // A whole address: any other would be one of the desk.
  const href = external || `${location.origin}/${language}/mot-de-passe-oublie`;
  return (
    <p className="border-t border-line pt-5 text-body-sm">
      <Link
        href={href}
        className="pointer-coarse:inline-flex pointer-coarse:min-h-touch pointer-coarse:items-center"
      >
        <Trans>Mot de passe oublié ?</Trans>
      </Link>
    </p>
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
