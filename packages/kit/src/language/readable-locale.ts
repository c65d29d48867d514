/**
 * A language tag as formats can read it; anything else would make them throw. A single letter opens
 * an extension, such as the digits of `ar-MA-u-nu-latn`, and something has to follow it.
 */
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8}|-[a-z0-9](?=-[a-z0-9]{2,8}))*$/i;

/** The language tag itself, or `und` (no language in particular) for a text that is none. */
export function readableLocale(locale: string): string {
  return TAG.test(locale) ? locale : "und";
}
