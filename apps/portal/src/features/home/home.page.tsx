import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ErrorState } from "@parution/kit/error-state";
import { useFrontPage, useHeadings } from "../../shared/support/use-home.ts";
import { useSupport } from "../../shared/support/use-supports.ts";
import { HeadingDirectory } from "./heading-directory.tsx";
import { Hero } from "./hero.tsx";
import { HomeHead } from "./home-head.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { LatestNotices } from "./latest-notices.tsx";
import { Mastheads } from "./mastheads.tsx";
import { SearchBand } from "./search-band.tsx";
import { Services } from "./services.tsx";
import { Steps } from "./steps.tsx";

/** What others published, what one can order, where and how. */
export default function HomePage() {
  const { t } = useLingui();
  const { data: home, error, mutate } = useFrontPage();
  const errorText = useErrorText();
  const headings = useHeadings(useSupport());
  return (
    <div className="flex flex-col gap-16 pb-8 lg:gap-20">
      <HomeHead />
      <Hero />
      <SearchBand headings={headings} />
      {home !== undefined && (
        <>
          {home.notices.length > 0 && <LatestNotices notices={home.notices} />}
          <HeadingDirectory headings={headings} />
          <Mastheads supports={home.supports} />
          <Steps steps={home.steps} />
          <Services />
        </>
      )}
      {home === undefined && error === undefined && <HomeSkeleton />}
      {home === undefined && error !== undefined && (
        <ErrorState
          title={t`Les journaux ne peuvent pas être affichés`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      )}
    </div>
  );
}
