import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { listNotices } from "@parution/contract/listing";
import { NoticeCard, type NoticeCardProps } from "@parution/kit/notice-card";
import { formatDayFirst } from "@parution/rules/dates";
import { directionOf } from "../i18n/languages.ts";
import { useLink } from "../links/links.tsx";
import { noticePath } from "./listing-address.ts";

/** A notice that is online, as lists show it. */
export type NoticeSummary = CallAnswer<typeof listNotices>["notices"][number];

/** What its card says. */
type Card = Pick<
  NoticeSummary,
  | "id"
  | "slug"
  | "headingSlug"
  | "heading"
  | "title"
  | "excerpt"
  | "city"
  | "publishedOn"
  | "language"
  | "photo"
> &
  Partial<Pick<NoticeSummary, "subheading">>;

interface NoticeEntryProps
  extends Pick<NoticeCardProps, "layout" | "lines" | "headingLevel" | "newspaper"> {
  notice: Card;
  /** Under which heading it appeared is told, where a list mixes them; else under which subheading. */
  tellsHeading?: boolean;
  /** The size of its first photo, where it has one; `medium` by default. */
  photoSize?: "none" | "medium" | "whole";
}

/** A notice in short and the way to it, in the language that it is written in. */
export function NoticeEntry({
  notice,
  tellsHeading,
  photoSize = "medium",
  ...card
}: NoticeEntryProps) {
  const { t } = useLingui();
  const link = useLink();
  const { photo, city, publishedOn, language } = notice;
  return (
    <NoticeCard
      {...card}
      href={link(noticePath(notice))}
      title={notice.title}
      untitled={t`Annonce sans titre`}
      excerpt={notice.excerpt}
      heading={(tellsHeading ? notice.heading : notice.subheading) ?? undefined}
      city={city ?? undefined}
      date={{ iso: publishedOn, text: formatDayFirst(publishedOn) }}
      language={language}
      dir={directionOf(language)}
      photo={photo !== null && photoSize !== "none" && <Photo src={sources[photoSize](photo)} />}
    />
  );
}

const sources = {
  medium: ({ medium }: ShownPhoto) => medium,
  whole: ({ url }: ShownPhoto) => url,
};

type ShownPhoto = NonNullable<NoticeSummary["photo"]>;

/** Decoration: the title beside it names the notice. */
function Photo({ src }: { src: string }) {
  return <img src={src} alt="" width={320} height={240} loading="lazy" decoding="async" />;
}
