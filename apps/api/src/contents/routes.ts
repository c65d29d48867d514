import type { Language } from "@parution/contract/call";
import {
  dropContentDraft,
  moveContent,
  publishContent,
  readChapter,
  readContents,
  readDeskPage,
  readSiteContents,
  restoreContent,
  retireContent,
  saveChapter,
  saveFrame,
  saveGuide,
  saveHome,
  savePage,
  savePublisherDetails,
} from "@parution/contract/contents";
import { readFrame, readPage } from "@parution/contract/site";
import type { IsoDate } from "@parution/rules/dates";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindStaff } from "../staff/index.ts";
import { type Bodies, FIXED_PAGES } from "./bodies.ts";
import { findPart, findWritten, listVersions, listWritten, type WrittenRow } from "./queries.ts";
import {
  installedFrame,
  installedGuide,
  installedHome,
  installedPublisher,
  readFrameOf,
  readPageOf,
  readPart,
} from "./read.ts";
import { dropDraft, move, publish, restore, retire, saveContent, savePart } from "./save.ts";

export const contentRoutes: readonly Route[] = [
  bindStaff(readContents, async ({ context, input }) =>
    (await listWritten(context.db, input.query.kind)).map((row) => ({
      id: row.id,
      slug: row.slug,
      state: stateOf(row),
      title: { ...titleOf(row) },
      fixed: row.kind === "page" && FIXED_PAGES.includes(row.slug),
      updatedAt: row.updated_at.getTime(),
      updatedBy: nameOf(row),
    })),
  ),

  bindStaff(readChapter, ({ context, input }) =>
    describe(context.db, "chapter", input.params.contentId),
  ),

  bindStaff(readDeskPage, ({ context, input }) =>
    describe(context.db, "page", input.params.contentId),
  ),

  bindStaff(saveChapter, ({ context, identity, input }) =>
    saveContent(context, identity, "chapter", input.body),
  ),

  bindStaff(savePage, ({ context, identity, input }) =>
    saveContent(context, identity, "page", input.body),
  ),

  bindStaff(publishContent, ({ context, identity, input }) =>
    publish(context, identity, input.body),
  ),

  bindStaff(dropContentDraft, ({ context, identity, input }) =>
    dropDraft(context, identity, input.body),
  ),

  bindStaff(restoreContent, ({ context, identity, input }) =>
    restore(context, identity, input.body),
  ),

  bindStaff(moveContent, ({ context, identity, input }) => move(context, identity, input.body)),

  bindStaff(retireContent, ({ context, identity, input }) => retire(context, identity, input.body)),

  bindStaff(readSiteContents, async ({ context }) => ({
    frame: await partOf(context, "frame", await installedFrame(context.db)),
    home: await partOf(context, "home", installedHome),
    guide: await partOf(context, "guide", installedGuide),
    publisher: await partOf(context, "publisher", installedPublisher(context.config)),
  })),

  bindStaff(saveFrame, ({ context, identity, input }) =>
    savePart(context, identity, "frame", input.body),
  ),

  bindStaff(saveHome, ({ context, identity, input }) =>
    savePart(context, identity, "home", input.body),
  ),

  bindStaff(saveGuide, ({ context, identity, input }) =>
    savePart(context, identity, "guide", input.body),
  ),

  bindStaff(savePublisherDetails, ({ context, identity, input }) =>
    savePart(context, identity, "publisher", input.body),
  ),

  bind(readPage, ({ context, input, language }) => readPageOf(context, input.query, language)),

  bind(readFrame, ({ context, language }: { context: Context; language: Language }) =>
    readFrameOf(context, language),
  ),
];

type Written = Pick<WrittenRow, "draft" | "newest" | "retired_at">;

function stateOf({ draft, newest, retired_at }: Written) {
  if (retired_at !== null) return "retired" as const;
  if (newest === null) return "draft" as const;
  return draft === null ? ("published" as const) : ("changed" as const);
}

const titleOf = ({ draft, newest }: Written) => ((draft ?? newest) as Bodies["page"]).title;

const nameOf = (row: { first_name: string | null; last_name: string | null }) =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim();

/** @throws ProblemError 404 for an unknown content, or one of another kind. */
async function describe<Kind extends "chapter" | "page">(db: Queries, kind: Kind, id: number) {
  const row = await findWritten(db, kind, id);
  if (row === undefined) throw notFound();
  const versions = await listVersions(db, id);
  return {
    id,
    slug: row.slug,
    state: stateOf(row),
    version: row.version,
    body: (row.draft ?? row.newest) as Bodies[Kind],
    versions: versions.map((version) => ({
      number: version.number,
      validFrom: version.valid_from as IsoDate,
      publishedAt: version.published_at.getTime(),
      publishedBy: nameOf(version),
    })),
  };
}

async function partOf<Kind extends "frame" | "guide" | "home" | "publisher", Installed>(
  context: Context,
  kind: Kind,
  installed: Installed,
) {
  const known = await findPart(context.db, kind);
  const body = await readPart(context, kind);
  return { version: known?.version ?? 0, body: body ?? installed };
}
