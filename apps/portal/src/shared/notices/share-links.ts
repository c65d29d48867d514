/** A service for sharing ads. */
export interface ShareLink {
  /** Its own name, the same in every language. */
  readonly name: "WhatsApp" | "Facebook" | "LinkedIn";
  readonly href: string;
}

/** Sharing links of a published ad; nothing of these services is loaded before a press. */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
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
