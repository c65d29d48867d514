import { useLingui } from "@lingui/react/macro";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage, usePlace } from "@parution/app/links/links.tsx";
import { FailureReports } from "@parution/app/reports/failure-reports.tsx";
import { Footer } from "@parution/kit/footer";
import { LanguageList } from "@parution/kit/language-switch";
import { ScrollTop } from "@parution/kit/scroll-top";
import { useSupport } from "../shared/support/use-supports.ts";
import { Tracking } from "../shared/tracking/tracking.tsx";
import { useFooterGroups } from "./footer/use-footer-groups.ts";
import { useLanguageLinks } from "./header/use-language-links.ts";

/** Pages with price and preview at the end of the window, on a phone at its bottom. */
const ORDER_FORMS = ["/passer-votre-annonce", "/modification-annonce"];

/** Above the bar at the foot; where there is room, between the form and its panel. */
const BESIDE_PANEL = [
  "max-lg:end-4 max-lg:bottom-20 max-lg:in-[body:has([data-open-panel])]:hidden",
  "lg:end-[calc(max(0px,50vw-40rem)+27.5rem)] lg:bottom-4",
].join(" ");

/** Above the recap's total, at the foot of all but wide windows. */
const ABOVE_TOTAL = "end-4 bottom-20 lg:bottom-4";

function scrollTopPlace(page: string): string | undefined {
  if (ORDER_FORMS.some((form) => page.startsWith(form))) return BESIDE_PANEL;
  return page.startsWith("/recap-annonce") ? ABOVE_TOTAL : undefined;
}

/** End of every page: footer, and the way back to the top of a long page. */
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
      <ScrollTop label={t`Revenir en haut`} className={scrollTopPlace(page)} />
    </>
  );
}

/** The same page in every language, all in sight. */
function FooterLanguages() {
  const { t } = useLingui();
  return (
    <LanguageList
      label={t`Langue`}
      value={useLanguage()}
      items={useLanguageLinks()}
      onChange={keepLanguage}
    />
  );
}
