import { useLingui } from "@lingui/react/macro";
import { Footer } from "@parution/kit/footer";
import { ScrollTop } from "@parution/kit/scroll-top";
import { FailureReports } from "../shared/error-report/failure-reports.tsx";
import { usePlace } from "../shared/links/links.tsx";
import { useSupport } from "../shared/support/use-supports.ts";
import { Tracking } from "../shared/tracking/tracking.tsx";
import { FooterLanguages } from "./footer/footer-languages.tsx";
import { useFooterGroups } from "./footer/use-footer-groups.ts";

/** On a phone the order form keeps the foot of the window for its price. */
const ORDER_FORM = "/passer-votre-annonce";

/** Where else one can go, who publishes the portal, and the way back to the top of a long page. */
export function PageEnd() {
  const { t } = useLingui();
  const { page } = usePlace();
  const support = useSupport();
  return (
    <>
      <Footer
        brand={support?.label ?? "Parution"}
        navigationLabel={t`Pied de page`}
        groups={useFooterGroups()}
        language={<FooterLanguages />}
        smallPrint={t`Parution, les annonces de la presse marocaine`}
      />
      <Tracking />
      <FailureReports />
      {!page.startsWith(ORDER_FORM) && <ScrollTop label={t`Revenir en haut`} />}
    </>
  );
}
