import { useLingui } from "@lingui/react/macro";
import { useLanguage } from "@parution/app/links/links.tsx";
import { website } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { useSupportSlug } from "../../shared/support/support-choice.ts";

/** What the portal says of itself where it is found and shared. */
export function HomeHead() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <PageHead
      title={t`Annonces légales, appels d’offres et petites annonces au Maroc`}
      description={t`Commandez vos annonces dans la presse marocaine, en français et en arabe, avec leur aperçu et leur prix, et lisez celles qui viennent de paraître.`}
      canonical="/"
      newspaper={useSupportSlug()}
      jsonLd={import.meta.env.SSR ? (url) => [website(url, language)] : undefined}
    />
  );
}
