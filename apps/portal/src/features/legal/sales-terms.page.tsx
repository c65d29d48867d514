import { useLingui } from "@lingui/react/macro";
import { Terms } from "./components/terms.tsx";
import { useOrderTerms } from "./model/order-terms.ts";
import { usePaymentTerms } from "./model/payment-terms.ts";

/** The terms of sale, with the figures of specification 2, point 9. */
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
