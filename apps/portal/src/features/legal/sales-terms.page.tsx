import { useLingui } from "@lingui/react/macro";
import { useOrderTerms } from "./order-terms.ts";
import { usePaymentTerms } from "./payment-terms.ts";
import { Terms } from "./terms.tsx";

/** The terms of sale (docs/domain/public-pages.md#terms). */
export default function SalesTermsPage() {
  const { t } = useLingui();
  return (
    <Terms
      title={t`Conditions générales de vente`}
      description={t`Commande, délais, prix, paiement, solde et remboursement des annonces, numéros et abonnements.`}
      sections={[...useOrderTerms(), ...usePaymentTerms()]}
    />
  );
}
