import { useLingui } from "@lingui/react/macro";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { formatDayFirst } from "@parution/rules/dates";
import { useCrumbs, usePlaces } from "../../shared/notices/use-places.ts";
import type { Notice } from "./use-notice.ts";

/** Breadcrumbs, title, place and date of a published ad. */
export function NoticeTitle({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { title, language, city, publishedOn, support } = notice;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs label={t`Vous êtes ici`} items={useCrumbs(usePlaces(notice))} />
      <PageTitle variant="article" language={language}>
        {title}
      </PageTitle>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-body-sm text-fg-muted">
        <bdi className="font-semibold text-fg">{support.label}</bdi>
        <time dateTime={publishedOn} className="tabular-nums">
          <bdi>{formatDayFirst(publishedOn)}</bdi>
        </time>
        {city !== null && <bdi>{city}</bdi>}
      </p>
    </header>
  );
}
