import { useLingui } from "@lingui/react/macro";
import { formatDayFirst } from "@parution/rules/dates";
import { directionOf } from "../../../shared/i18n/languages.ts";
import type { Home } from "../../../shared/support/use-home.ts";
import { Section } from "./section.tsx";

type Notice = Home["notices"][number];

/** What others published last, each in the language it is written in. */
export function LatestNotices(props: { notices: readonly Notice[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Dernières annonces`}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {props.notices.map((notice) => (
          <li key={notice.id}>
            <NoticeExcerpt notice={notice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NoticeExcerpt({ notice }: { notice: Notice }) {
  const place = notice.city === null ? notice.heading : `${notice.heading} · ${notice.city}`;
  return (
    <article className="flex flex-col gap-2">
      <p className="flex justify-between gap-4 text-caption text-fg-muted">
        <span>{place}</span>
        <time dateTime={notice.publishedOn}>{formatDayFirst(notice.publishedOn)}</time>
      </p>
      <div
        lang={notice.language}
        dir={directionOf(notice.language)}
        className="flex flex-col gap-1"
      >
        <h3 className="line-clamp-2 font-headline text-lead">{notice.title}</h3>
        <p className="line-clamp-3 text-body-sm text-fg-muted">{notice.excerpt}</p>
      </div>
    </article>
  );
}
