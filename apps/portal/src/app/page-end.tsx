import { useLingui } from "@lingui/react/macro";
import { Footer } from "@parution/kit/footer";
import { ScrollTop } from "@parution/kit/scroll-top";
import { usePlace } from "../shared/links/links.tsx";

/** On a phone the order form keeps the foot of the window for its price. */
const ORDER_FORM = "/passer-votre-annonce";

/** Who publishes the portal, and the way back to the top of a long page. */
export function PageEnd() {
  const { t } = useLingui();
  const { page } = usePlace();
  return (
    <>
      <Footer smallPrint={t`Parution, les annonces de la presse marocaine`} />
      {!page.startsWith(ORDER_FORM) && <ScrollTop label={t`Revenir en haut`} />}
    </>
  );
}
