import type { FirstData } from "@parution/app/data/first-data.ts";
import { renderedFor } from "@parution/app/session/session-store.ts";
import type { PageRequest } from "@parution/contract/pages";
import type { Address } from "../address.ts";
import { readFirst } from "./first-reads.ts";
import { prepare, type Rendering, renderMarkup } from "./render-markup.tsx";

/** Data with which the outline of a page is rendered. */
export interface Outline {
  readonly firstData: FirstData;
}

/**
 * Reads the data of an outline of a page behind the login: its frame, without any account's data. Null where that
 * fails: the browser then renders everything.
 */
export async function readOutline(address: Address, request: PageRequest): Promise<Outline | null> {
  const first = await readFirst(address, { ...request, viewer: "account" });
  return first.kind === "read" ? { firstData: first.data } : null;
}

/** Renders the outline of a page behind the login: its frame, its title, its placeholder. */
export async function renderOutline(
  { language, route }: Address,
  { firstData }: Outline,
  { visit, onError }: PageRequest,
): Promise<Rendering> {
  await prepare(route.page, language);
  const { location, choices } = visit;
  return renderMarkup(
    { location, choices, firstData, renderedFor: renderedFor(route.page) },
    onError,
  );
}
