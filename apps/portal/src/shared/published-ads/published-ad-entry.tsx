import { useLingui } from "@lingui/react/macro";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import type { listPublishedAds } from "@parution/contract/listing";
import { PublishedAdCard, type PublishedAdCardProps } from "@parution/kit/published-ad-card";
import { formatDayFirst } from "@parution/rules/dates";
import { keepPhones } from "@parution/rules/lines";
import { publishedAdPath } from "./listing-address.ts";

/** A published ad, as lists show it. */
export type PublishedAdSummary = CallAnswer<typeof listPublishedAds>["publishedAds"][number];

/** Fields of its card. */
type Card = Pick<
  PublishedAdSummary,
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
  Partial<Pick<PublishedAdSummary, "subheading">>;

interface PublishedAdEntryProps
  extends Pick<PublishedAdCardProps, "layout" | "lines" | "headingLevel" | "newspaper"> {
  publishedAd: Card;
  /** Shows the heading in lists of several headings, else the subheading. */
  tellsHeading?: boolean;
  /** Size of its first photo, if it has one; `medium` by default. */
  photoSize?: "none" | "medium" | "whole";
}

/** Card of a published ad with its link, in the language of its text. */
export function PublishedAdEntry({
  publishedAd,
  tellsHeading,
  photoSize = "medium",
  ...card
}: PublishedAdEntryProps) {
  const { t } = useLingui();
  const link = useLink();
  const { photo, city, publishedOn, language } = publishedAd;
  return (
    <PublishedAdCard
      {...card}
      href={link(publishedAdPath(publishedAd))}
      title={keepPhones(publishedAd.title)}
      untitledLabel={t`Annonce sans titre`}
      excerpt={keepPhones(publishedAd.excerpt)}
      heading={(tellsHeading ? publishedAd.heading : publishedAd.subheading) ?? undefined}
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

type ShownPhoto = NonNullable<PublishedAdSummary["photo"]>;

/** Decorative: the title beside it names the ad. */
function Photo({ src }: { src: string }) {
  return <img src={src} alt="" width={320} height={240} loading="lazy" decoding="async" />;
}
