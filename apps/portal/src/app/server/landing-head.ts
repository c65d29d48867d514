import { msg } from "@lingui/core/macro";
import { messagesOf } from "../../shared/i18n/catalogs.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Head } from "../../shared/page-head/head.ts";

/** What the order form says of itself to whoever finds it before they are signed in. */
export async function landingHead(path: string, language: Language): Promise<Head> {
  const i18n = await messagesOf(language, "app");
  return {
    title: i18n._(msg`Passer une annonce`),
    description: i18n._(
      msg`Composez votre annonce, voyez-la telle qu’elle paraîtra, choisissez ses dates et réglez-la en ligne.`,
    ),
    canonical: path,
    indexed: true,
    kind: "website",
  };
}
