import { supportIds } from "@parution/tokens";

const known = new Set<string>(supportIds);

/** The newspapers that an address may name: those with a theme of their own in the build, and those that the service sells. */
export const supportSlugs: ReadonlySet<string> = known;

/** Adds newspapers of the service, which may be younger than the build. */
export function rememberSupports(slugs: Iterable<string>): void {
  for (const slug of slugs) known.add(slug);
}

/** Name of the document's `<meta>` with the newspapers that the build does not know. */
export const SUPPORTS_META = "parution-supports";

/** The newspapers of the service that the build does not know. */
export const youngerThanBuild = (slugs: readonly string[]): readonly string[] =>
  slugs.filter((slug) => !supportIds.some((id) => id === slug));

/** Remembers the newspapers that the document names. */
export function rememberDocumentSupports(): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORTS_META}"]`)?.content;
  rememberSupports(named?.split(" ") ?? []);
}
