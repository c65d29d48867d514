import {
  exportEditionFiles,
  exportEditionPositions,
  exportEditionText,
  moveModule,
  printEditionPages,
  readEdition,
  readPageFormats,
  savePageFormat,
} from "@parution/contract/editions";
import { PRINT } from "../calendar/index.ts";
import { clockOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { encodeWire } from "../platform/http/encode-wire.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { StreamedFile, stampedName } from "../platform/http/streamed-file.ts";
import { bindStaff } from "../staff/index.ts";
import { zipAttachments } from "./attachments.ts";
import { describeFormat, moveModule as move, saveFormat } from "./change.ts";
import { describeEdition } from "./describe.ts";
import { isFrozen, readAds, readNewspaper, readPages } from "./kept-pages.ts";
import { printEdition } from "./print-edition.ts";
import { listAttachments, listFormats } from "./queries.ts";
import { taggedText } from "./tagged-text.ts";

/** Attachments of an edition in one zip. */
const MOST_FILES = 4000;

const noFiles = () =>
  new ProblemError(404, "NO_FILES", {
    fr: "Les annonces de cette édition n’ont pas de pièces jointes.",
    ar: "ليس لإعلانات هذا العدد أي مرفقات.",
  });

/** Pages of editions for those who make them up. */
export const editionRoutes: readonly Route[] = [
  bindStaff(readEdition, async ({ context, input }) => {
    const pages = await readPages(context.db, input.query);
    return describeEdition(input.query.day, pages, await isFrozen(context.db, input.query, pages));
  }),

  bindStaff(moveModule, ({ context, identity, input }) => move(context, identity, input.body)),

  bindStaff(printEditionPages, async ({ context, identity, input }) => {
    const { day } = input.query;
    const { newspaper, ads, kept } = await readAds(context.db, input.query);
    const name = stampedName(`${newspaper.slug}-${day}`, clockOf(context));
    return printEdition(context, { userId: identity.userId, newspaper, day, ads, kept, name });
  }),

  bindStaff(exportEditionText, async ({ context, input }) => {
    const { newspaper, ads, laidOut } = await readPages(context.db, input.query);
    const text = taggedText(newspaper, ads, laidOut);
    return new File([new Uint8Array(text)], `${newspaper.slug}-${input.query.day}.txt`, {
      type: "text/plain",
    });
  }),

  bindStaff(exportEditionPositions, async ({ context, input }) => {
    const pages = await readPages(context.db, input.query);
    const frozen = await isFrozen(context.db, input.query, pages);
    const answer = describeEdition(input.query.day, pages, frozen);
    const json = JSON.stringify(encodeWire(readEdition.answer, answer));
    return new File([json], `${pages.newspaper.slug}-${input.query.day}.json`, {
      type: "application/json",
    });
  }),

  bindStaff(exportEditionFiles, async ({ context, input }) => {
    const { slug } = await readNewspaper(context.db, input.query.supportId);
    const files = await listAttachments(context.db, input.query, MOST_FILES);
    if (files.length === 0) throw noFiles();
    const name = `${slug}-${input.query.day}-pieces-jointes.zip`;
    return new StreamedFile(zipAttachments(context, files), name, "application/zip");
  }),

  bindStaff(readPageFormats, async ({ context, language }) => {
    const rows = await listFormats(context.db);
    // A digital newspaper has no editions.
    const printed = rows.filter((row) => row.channel_id === PRINT);
    return printed.map((row) => describeFormat(row, language));
  }),

  bindStaff(savePageFormat, ({ context, identity, input, language }) =>
    saveFormat(context, identity, input.body, language),
  ),
];
