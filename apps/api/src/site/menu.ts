import type { Language } from "@parution/contract/call";
import { permissionsOf, standingOf } from "@parution/rules/access";
import { unknownSupport } from "../calendar/index.ts";
import {
  DEFAULT_SUPPORT,
  listHeadings,
  listSubheadings,
  supportExists,
} from "../catalogue/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { accountEntries } from "./account-entries.ts";

/**
 * The headings of a support and the pages of one's account, none for visitors.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readMenuOf(
  db: Queries,
  supportId: number = DEFAULT_SUPPORT,
  identity: Identity | null,
  language: Language,
) {
  if ((await supportExists(db, supportId)) === undefined) throw notFound(unknownSupport);
  const headings = await listHeadings(db, supportId, language);
  const subheadings = Map.groupBy(await listSubheadings(db, language), (row) => row.heading_id);
  return {
    headings: headings.map(({ id, label, slug }) => ({
      id,
      label,
      slug,
      subheadings: (subheadings.get(id) ?? []).map((row) => ({ id: row.id, label: row.label })),
    })),
    account: identity === null ? [] : entriesOf(identity, language),
  };
}

function entriesOf(identity: Identity, language: Language) {
  const may = permissionsOf(standingOf(identity));
  return accountEntries
    .filter(({ isFor }) => isFor(may))
    .map(({ code, label, path }) => ({ code, label: label[language], url: path }));
}
