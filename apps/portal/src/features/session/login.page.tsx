import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { forgetLeftPage, leftPage } from "@parution/app/session/left-page.ts";
import { originOf, reasonOf } from "@parution/app/session/origin.ts";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { AccountLinks } from "./account-links.tsx";
import { LoginForm } from "./login-form.tsx";
import { LoginReason } from "./login-reason.tsx";
import { useHeldSession } from "./use-held-session.ts";

/** Login page; redirects to the requested page, or back to the one of an expired session. */
export default function LoginPage() {
  const { t } = useLingui();
  const { session, hasEnded } = useHeldSession();
  const link = useLink();
  const { search } = useLocation();
  const reason = reasonOf(useSearch());
  const [left] = useState(leftPage);
  useEffect(() => {
    if (session !== null) forgetLeftPage();
  }, [session]);
  if (session !== null) {
    const origin = originOf(search, location.origin);
    return <Navigate to={origin === "/" ? (left ?? link("/")) : origin} replace />;
  }
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead
        title={t`Connexion`}
        description={t`Connectez-vous pour commander vos annonces, suivre leur parution et retrouver vos factures.`}
        canonical="/connexion"
      />
      <div className="flex flex-col gap-3">
        <PageTitle>{t`Connexion`}</PageTitle>
        <LoginReason reason={hasEnded ? "session" : reason} />
      </div>
      <LoginForm />
      <AccountLinks />
    </div>
  );
}
