import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";

interface ShareButtonsProps {
  /** Public address of the ad. */
  url: string;
  title: string;
}

/** Three ways to share a published ad. */
export function ShareButtons({ url, title }: ShareButtonsProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Partager l’annonce`} className="flex flex-col gap-3">
      <h2 className="text-title-sm text-heading">{t`Partager`}</h2>
      <ul className="flex flex-wrap gap-2">
        {shareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <ButtonLink href={href} target="_blank" rel="noopener noreferrer" size="sm">
              <span className="sr-only">{t`Partager sur`} </span>
              <bdi>{name}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A service for sharing ads. */
interface ShareLink {
  /** Name of the service, the same in every language. */
  readonly name: "WhatsApp" | "Facebook" | "LinkedIn";
  readonly href: string;
}

/** Sharing links of a published ad; nothing of these services is loaded before a press. */
function shareLinks(url: string, title: string): readonly ShareLink[] {
  const address = encodeURIComponent(url);
  return [
    {
      name: "WhatsApp",
      href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
