import { useLingui } from "@lingui/react/macro";
import { useLink, usePlace } from "@parution/app/links/links.tsx";
import { TabLinks } from "@parution/kit/tabs";

/** Links between the kinds of contents. */
export function ContentPlaces() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const shown = page === "/contenus" ? "/contenus/guide" : page;
  const places = [
    { path: "/contenus/guide", label: t`Guide` },
    { path: "/contenus/pages", label: t`Pages` },
    { path: "/contenus/site", label: t`Accueil, menu et contact` },
  ];
  return (
    <TabLinks
      label={t`Contenus`}
      items={places.map(({ path, label }) => ({
        href: link(path),
        label,
        current: shown === path,
      }))}
    />
  );
}
