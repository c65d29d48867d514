import { useLingui } from "@lingui/react/macro";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Change of an initial password, required before any other page. */
export default function PasswordPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageTitle>{t`Choisissez votre mot de passe`}</PageTitle>
      <PasswordForm currentLabel={t`Mot de passe reçu`} />
    </div>
  );
}
