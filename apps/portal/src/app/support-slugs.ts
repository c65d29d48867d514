import { setOnlySupport } from "@parution/app/links/choices.ts";
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

/** Name of the document's `<meta>` with the only newspaper of the service. */
export const ONLY_SUPPORT_META = "parution-only-support";

/** The newspaper of a service that sells one alone; null beside others. */
export const onlySupportOf = ([first, ...others]: readonly string[]): string | null =>
  others.length === 0 ? (first ?? null) : null;

/** Remembers the newspapers that the document names. */
export function rememberDocumentSupports(): void {
  rememberSupports(metaContent(SUPPORTS_META)?.split(" ") ?? []);
  setOnlySupport(metaContent(ONLY_SUPPORT_META) ?? null);
}

const metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
