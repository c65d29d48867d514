import { use, useEffect } from "react";
import type { Language } from "../i18n/languages.ts";
import { lazyModule } from "../lazy/lazy.tsx";
import { useLanguage, usePageLocation } from "../links/links.tsx";
import type { Head, HeadImage, WriteJsonLd } from "./head.ts";
import { HeadSinkContext, setDocumentTitle } from "./head-sink.ts";

interface PageHeadProps {
  /** Title without the site's name, which is appended. */
  title: string;
  /** One or two sentences, about 160 characters. */
  description: string;
  /** Canonical address, as {@link Head.canonical}; the page's own path without its query by default. */
  canonical?: string | null;
  /** Newspaper of the page, as {@link Head.newspaper}. */
  newspaper?: string | null;
  /** True for a page that search engines may index, as {@link Head.indexed}; true by default. */
  indexed?: boolean;
  image?: HeadImage | undefined;
  kind?: Head["kind"];
  /**
   * Structured data, which only a server writes: given as `import.meta.env.SSR ? (url) => [breadcrumbs(…)] : undefined`, its
   * code is not part of the browser's.
   */
  jsonLd?: WriteJsonLd | undefined;
}

/** Metadata of a public page: title, description, addresses, link preview. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, indexed = true, kind = "website" } = props;
  const language = useLanguage();
  const { page } = usePageLocation();
  const sink = use(HeadSinkContext);
  const head: Head = {
    title,
    description,
    canonical: canonical === undefined ? page : canonical,
    newspaper: props.newspaper,
    indexed,
    kind,
    image: props.image,
    jsonLd: props.jsonLd,
  };
  sink?.page(head);

  useEffect(() => setDocumentTitle("head", title, language), [title, language]);

  // Serialised: an effect compares its dependencies by identity.
  const serialised = JSON.stringify(head);
  useEffect(() => applyHead(JSON.parse(serialised), language), [serialised, language]);
  return null;
}

const writer = lazyModule(() => import("./write-head.ts"));

/** Writes a page's metadata into the document once the code for that is loaded; returns the removal. */
function applyHead(head: Head, language: Language): () => void {
  let isLeft = false;
  let takeAway: (() => void) | undefined;
  writer
    .load()
    .then(({ writeHead }) => {
      if (!isLeft) takeAway = writeHead(head, language);
    })
    // The page works without it, and search engines read the server's markup.
    .catch(() => undefined);
  return () => {
    isLeft = true;
    takeAway?.();
  };
}
