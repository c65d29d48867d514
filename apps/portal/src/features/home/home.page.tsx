import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useHome } from "../../shared/support/use-home.ts";
import { HeadingList } from "./components/heading-list.tsx";
import { Hero } from "./components/hero.tsx";
import { HomeSkeleton } from "./components/home-skeleton.tsx";
import { LatestNotices } from "./components/latest-notices.tsx";
import { Mastheads } from "./components/mastheads.tsx";
import { Steps } from "./components/steps.tsx";

/** What one can order, where, how, and what others published last. */
export default function HomePage() {
  const { t } = useLingui();
  const { data: home, error, mutate } = useHome();
  const errorText = useErrorText();
  return (
    <div className="flex flex-col gap-16 pb-8">
      <Hero />
      {home !== undefined && (
        <>
          <Mastheads supports={home.supports} />
          <HeadingList headings={home.headings} />
          {home.notices.length > 0 && <LatestNotices notices={home.notices} />}
          <Steps steps={home.steps} />
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
