import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { TabLinks } from "@parution/kit/tabs";
import { useSitePartNames } from "./contents.data.ts";

/** Links between the kinds of contents. */
export function ContentPlaces() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const names = useSitePartNames();
  const shown = page === "/contenus" ? "/contenus/guide" : page;
  const places = [
    { path: "/contenus/guide", label: t`Guide` },
    { path: "/contenus/pages", label: t`Pages` },
    { path: "/contenus/site", label: names.home },
    { path: "/contenus/site/menu", label: names.frame },
    { path: "/contenus/site/films", label: names.guide },
    { path: "/contenus/site/contact", label: names.publisher },
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
