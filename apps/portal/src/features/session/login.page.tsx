import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { forgetLeftPage, leftPage } from "../../shared/session/left-page.ts";
import { originOf, reasonOf } from "../../shared/session/origin.ts";
import { AccountLinks } from "./components/account-links.tsx";
import { LoginForm } from "./components/login-form.tsx";
import { LoginReason } from "./components/login-reason.tsx";
import { useHeldSession } from "./model/use-held-session.ts";

/** Signs a person in, then leads back to where they came from, or to what an expired session took away. */
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
