import { useLingui } from "@lingui/react/macro";
import { Navigate, useLocation } from "react-router";
import { useLink } from "../../shared/links/links.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { originOf } from "../../shared/session/origin.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { AccountLinks } from "./components/account-links.tsx";
import { LoginForm } from "./components/login-form.tsx";

/** Signs a person in, then leads back to where they came from. */
export default function LoginPage() {
  const { t } = useLingui();
  const session = useSession();
  const link = useLink();
  const { search } = useLocation();
  if (session !== null) {
    const origin = originOf(search, location.origin);
    return <Navigate to={origin === "/" ? link("/") : origin} replace />;
  }
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageTitle>{t`Connexion`}</PageTitle>
      <LoginForm />
      <AccountLinks />
    </div>
  );
}
