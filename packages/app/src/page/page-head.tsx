import { use, useEffect } from "react";
import type { Language } from "../i18n/languages.ts";
import { lazyModule } from "../lazy/lazy.tsx";
import { useLanguage, usePlace } from "../links/links.tsx";
import { nameDocument } from "./document-title.ts";
import type { Head, HeadImage, WriteJsonLd } from "./head.ts";
import { HeadSinkContext } from "./head-sink.ts";

interface PageHeadProps {
  /** Without the portal's name, which follows it. */
  title: string;
  /** One or two sentences, about 160 characters. */
  description: string;
  /** As {@link Head.canonical}; by default the page's own path, without its query. */
  canonical?: string | null;
  /** As {@link Head.newspaper}. */
  newspaper?: string | null;
  /** As {@link Head.indexed}; by default true. */
  indexed?: boolean;
  image?: HeadImage | undefined;
  kind?: Head["kind"];
  /**
   * What the page tells search engines. Only a server writes it: given as
   * `import.meta.env.SSR ? (url) => [breadcrumbs(…)] : undefined`, its code stays out of the browser's.
   */
  jsonLd?: WriteJsonLd | undefined;
}

/** What a public page says about itself: title, description, addresses, what it looks like where it is shared. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, indexed = true, kind = "website" } = props;
  const language = useLanguage();
  const { page } = usePlace();
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

  useEffect(() => nameDocument("head", title), [title]);

  // In writing, since an effect tells equal heads apart.
  const said = JSON.stringify(head);
  useEffect(() => tell(JSON.parse(said), language), [said, language]);
  return null;
}

const writer = lazyModule(() => import("./write-head.ts"));

/** Writes a page's head once what does so is there; answers how to take it away. */
function tell(head: Head, language: Language): () => void {
  let isLeft = false;
  let takeAway: (() => void) | undefined;
  writer
    .load()
    .then(({ writeHead }) => {
      if (!isLeft) takeAway = writeHead(head, language);
    })
    // The page is there without it, and a server told those who search.
    .catch(() => undefined);
  return () => {
    isLeft = true;
    takeAway?.();
  };
}
