import { useLingui } from "@lingui/react/macro";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { listNotices } from "@parution/contract/listing";
import { NoticeCard, type NoticeCardProps } from "@parution/kit/notice-card";
import { formatDayFirst } from "@parution/rules/dates";
import { noticePath } from "./listing-address.ts";

/** A published ad, as lists show it. */
export type NoticeSummary = CallAnswer<typeof listNotices>["notices"][number];

/** Fields of its card. */
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
  /** Shows the heading in lists of several headings, else the subheading. */
  tellsHeading?: boolean;
  /** Size of its first photo, if it has one; `medium` by default. */
  photoSize?: "none" | "medium" | "whole";
}

/** Card of a published ad with its link, in the language of its text. */
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
      untitledLabel={t`Annonce sans titre`}
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

/** Decorative: the title beside it names the ad. */
function Photo({ src }: { src: string }) {
  return <img src={src} alt="" width={320} height={240} loading="lazy" decoding="async" />;
}
