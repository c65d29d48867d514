import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { readSiteContents as readCall } from "@parution/contract/contents";
import { readSiteContents } from "@parution/contract/lazy/contents";
import { Skeleton } from "@parution/kit/skeleton";
import { ContentPlaces } from "./content-places.tsx";
import { type SitePart, useReload, useSitePartNames } from "./contents.data.ts";
import { FrameForm } from "./frame-form.tsx";
import { GuideForm } from "./guide-form.tsx";
import { HomeForm } from "./home-form.tsx";
import { PublisherDetailsForm } from "./publisher-details-form.tsx";

/** Home page, header and footer, films of the guide, or contact details. */
export function SitePage({ part }: { part: SitePart }) {
  const { t } = useLingui();
  const names = useSitePartNames();
  const client = useClient();
  const { data, error, mutate } = useRead(readSiteContents, {}, { revalidateOnFocus: false });
  const { round, reload } = useReload(mutate, () => client.call(readSiteContents, {}));
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{names[part]}</PageTitle>
      <ContentPlaces />
      <ReadFailure
        title={t`Ces contenus ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data !== undefined && <PartForm key={round} part={part} data={data} onReload={reload} />}
    </div>
  );
}

interface PartFormProps {
  part: SitePart;
  data: CallAnswer<typeof readCall>;
  onReload: () => Promise<void>;
}

function PartForm({ part, data, onReload }: PartFormProps) {
  switch (part) {
    case "home":
      return <HomeForm known={data.home} onReload={onReload} />;
    case "frame":
      return <FrameForm known={data.frame} onReload={onReload} />;
    case "guide":
      return <GuideForm known={data.guide} onReload={onReload} />;
    case "publisher":
      return <PublisherDetailsForm known={data.publisher} onReload={onReload} />;
  }
}
