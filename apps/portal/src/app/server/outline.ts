import type { FirstData } from "@parution/app/data/first-data.ts";
import { drawnFor } from "@parution/app/session/drawn-for.ts";
import type { PageRequest } from "@parution/contract/pages";
import type { Address } from "../address.ts";
import { type Drawing, draw } from "./draw.tsx";
import { readFirst } from "./first-reads.ts";
import { prepare } from "./prepare.ts";

/** What the outline of a page is drawn from. */
export interface Outline {
  readonly firstData: FirstData;
}

/**
 * Reads what the outline of a page behind a login needs: its frame, nothing of anybody's. Null for a page
 * whose frame cannot be read: the browser then draws it all.
 */
export async function readOutline(address: Address, request: PageRequest): Promise<Outline | null> {
  const first = await readFirst(address, { ...request, viewer: "account" });
  return first.kind === "read" ? { firstData: first.data } : null;
}

/** Draws a page behind a login for somebody: its frame, its title, its place. */
export async function drawOutline(
  { language, route }: Address,
  { firstData }: Outline,
  { visit, onError }: PageRequest,
): Promise<Drawing> {
  await prepare(route.page, language);
  const { location, choices } = visit;
  return draw({ location, choices, firstData, drawnFor: drawnFor(route.page) }, onError);
}
