import type { PageRequest } from "@parution/contract/pages";
import { drawnFor } from "../../shared/session/drawn-for.ts";
import type { Choices } from "../../shared/visitor/choices.ts";
import type { Address } from "../address.ts";
import type { PageParts } from "./document.ts";
import { type Drawing, draw } from "./draw.tsx";
import { readFirst } from "./first-reads.ts";
import { prepare } from "./prepare.ts";

/** As the service names it; whether it still holds is for the page to find out. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?parution-session=\w/;

/**
 * Draws a page behind a login for somebody: its frame, its title, its place, nothing of theirs. Null where nobody is
 * signed in, and for a page that has no such sight or whose frame cannot be read: the browser then draws it all.
 */
export async function drawOutline(
  address: Address,
  choices: Choices,
  request: PageRequest,
): Promise<(Drawing & PageParts) | null> {
  const { language, route } = address;
  if (!route.page?.hasOutline || !SESSION_COOKIE.test(request.cookies)) return null;
  const first = await readFirst(address, request);
  if (first.kind !== "read") return null;
  await prepare(route.page, language);
  const { pathname, search } = request.url;
  const drawing = await draw(
    {
      location: `${pathname}${search}`,
      choices,
      firstData: first.data,
      drawnFor: drawnFor(route.page),
    },
    request.onError,
  );
  return { ...drawing, firstData: first.data };
}
