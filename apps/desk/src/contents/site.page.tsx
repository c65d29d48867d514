import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readSiteContents } from "@parution/contract/lazy/contents";
import { Skeleton } from "@parution/kit/skeleton";
import { Tabs } from "@parution/kit/tabs";
import { useState } from "react";
import { ContentPlaces } from "./content-places.tsx";
import { FrameForm } from "./frame-form.tsx";
import { GuideForm } from "./guide-form.tsx";
import { HomeForm } from "./home-form.tsx";
import { PublisherDetailsForm } from "./publisher-details-form.tsx";

/** Home page, header, footer and contact details. */
export function SitePage() {
  const { t } = useLingui();
  // Raised to show what is kept now.
  const [round, setRound] = useState(0);
  const { data, error, mutate } = useRead(readSiteContents, {}, { revalidateOnFocus: false });
  const onReload = () => void mutate().then(() => setRound((count) => count + 1));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t`Accueil, menu et contact`}</PageTitle>
      <ContentPlaces />
      <ReadFailure
        title={t`Ces contenus ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data !== undefined && (
        <Tabs
          key={round}
          label={t`Parties du site`}
          items={[
            {
              id: "home",
              label: t`Accueil`,
              panel: <HomeForm known={data.home} onReload={onReload} />,
            },
            {
              id: "frame",
              label: t`Menu et pied de page`,
              panel: <FrameForm known={data.frame} onReload={onReload} />,
            },
            {
              id: "guide",
              label: t`Films du guide`,
              panel: <GuideForm known={data.guide} onReload={onReload} />,
            },
            {
              id: "publisher",
              label: t`Contact et agences`,
              panel: <PublisherDetailsForm known={data.publisher} onReload={onReload} />,
            },
          ]}
        />
      )}
    </div>
  );
}
