import { useLingui } from "@lingui/react/macro";
import { useAccountTerms } from "./account-terms.ts";
import { useContentTerms } from "./content-terms.ts";
import { Terms } from "./terms.tsx";

/** The terms of use (docs/domain/public-pages.md#terms). */
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
