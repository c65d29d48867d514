import type { FirstData } from "@parution/app/data/first-data.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { type Choices, ChoicesContext } from "@parution/app/links/choices.ts";
import type { Head } from "@parution/app/page/head.ts";
import { type HeadSink, HeadSinkContext } from "@parution/app/page/head-sink.ts";
import type { StoredSession } from "@parution/app/session/session-store.ts";
import { StrictMode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app.tsx";
import { loadFrameParts } from "../lazy-frame.tsx";
import type { PortalPage } from "../portal-page.tsx";
import { withoutStyleAttributes } from "./first-styles.ts";

/** A page as a browser would render it first. */
export interface Rendering {
  readonly html: string;
  /** Rules besides the portal's style sheet; empty for none. */
  readonly css: string;
  /** The rule of the newspaper's own colours; empty for its theme's. */
  readonly theme: string;
  /** Title of the page. */
  readonly title: string;
  /** Metadata of the page; null for none. */
  readonly head: Head | null;
}

interface RenderInput {
  /** Path and query. */
  readonly location: string;
  readonly choices: Choices;
  readonly firstData: FirstData;
  /** Session that the page is rendered for; anyone's by default. */
  readonly renderedFor?: StoredSession | null;
}

/** Loads everything that a page needs to be rendered without suspending. */
export async function prepare(page: PortalPage | undefined, language: Language): Promise<void> {
  await Promise.all([
    messagesOf(language),
    loadFrameParts(language, page?.access === "session"),
    page?.load(language),
  ]);
}

/**
 * Renders a whole page, with the same tree that a browser hydrates.
 * @throws the errors of the page outside its error boundaries
 */
export async function renderMarkup(
  { location, choices, firstData, renderedFor = null }: RenderInput,
  onError: (error: unknown) => void,
): Promise<Rendering> {
  const collected = new CollectedHead();
  const stream = await renderToReadableStream(
    <StrictMode>
      <ChoicesContext value={choices}>
        <HeadSinkContext value={collected}>
          <StaticRouter location={location}>
            <App firstData={firstData} renderedFor={renderedFor} />
          </StaticRouter>
        </HeadSinkContext>
      </ChoicesContext>
    </StrictMode>,
    // In one piece: what comes later would be put in its place by scripts of its own.
    { onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  const { html, css } = withoutStyleAttributes(await new Response(stream).text());
  return {
    html,
    css,
    theme: collected.colours,
    title: collected.head?.title ?? collected.heading,
    head: collected.head,
  };
}

class CollectedHead implements HeadSink {
  heading = "";
  head: Head | null = null;
  colours = "";

  title(title: string): void {
    this.heading = title;
  }

  page(head: Head): void {
    this.head = head;
  }

  theme(rule: string): void {
    this.colours = rule;
  }
}
