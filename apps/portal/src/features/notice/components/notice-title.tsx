import { useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { formatDayFirst } from "@parution/rules/dates";
import { useCrumbs, usePlaces } from "../../../shared/notices/use-places.ts";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { Notice } from "../api/use-notice.ts";

/** Where the notice stands, what it is, and when and where it appeared. */
export function NoticeTitle({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { title, language, city, publishedOn, support } = notice;
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs label={t`Vous êtes ici`} places={useCrumbs(usePlaces(notice))} />
      <PageTitle look="article" language={language}>
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
