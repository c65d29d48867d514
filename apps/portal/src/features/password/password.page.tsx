import { useLingui } from "@lingui/react/macro";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { PasswordForm } from "./components/password-form.tsx";

/** The first thing to do with a password that somebody else chose (readings H2). */
export default function PasswordPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageTitle>{t`Choisissez votre mot de passe`}</PageTitle>
      <PasswordForm />
    </div>
  );
}
