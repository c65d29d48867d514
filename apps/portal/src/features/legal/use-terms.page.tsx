import { useLingui } from "@lingui/react/macro";
import { Terms } from "./components/terms.tsx";
import { useAccountTerms } from "./model/account-terms.ts";
import { useContentTerms } from "./model/content-terms.ts";

/** The terms of use, with the figures of specification 2, point 9. */
export default function UseTermsPage() {
  const { t } = useLingui();
  return (
    <Terms
      title={t`Conditions d’utilisation`}
      description={t`Compte, contenus, données personnelles et responsabilités sur le portail des annonces.`}
      sections={[...useAccountTerms(), ...useContentTerms()]}
    />
  );
}
