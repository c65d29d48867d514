import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type {
  cancelEdition as cancelCall,
  readEditionDays as daysCall,
  readEdition as readCall,
  reportMissedAds as reportCall,
} from "@parution/contract/editions";
import {
  cancelEdition,
  changeEdition,
  exportEditionFiles,
  exportEditionPositions,
  exportEditionText,
  moveModule,
  printEditionPages,
  readEdition,
  readEditionDays,
  reportMissedAds,
} from "@parution/contract/lazy/editions";
import type { PageCell } from "@parution/kit/page-preview";
import type { IsoDate } from "@parution/rules/dates";
import { CLOSING_INTERVAL, type EditionKey, type EditionState } from "../shared/edition.data.ts";

export type EditionPages = CallAnswer<typeof readCall>;
export type EditionDay = CallAnswer<typeof daysCall>["editions"][number];

/** Pages of an edition; not read while it is not known. */
export const useEdition = (edition: EditionKey | null) =>
  useRead(readEdition, edition === null ? null : { query: edition }, { keepPreviousData: true });

/**
 * Ads of an edition on each page as it was made up, by the number of the page; those that are no longer in it are left out, and so are
 * pages without any. Null while it is not known, and once ads were reported that it lacks before its pages were kept: they are made up
 * without them.
 */
export function useAdsOfPages(
  { supportId, day, entered, missed }: EditionState,
  isWanted: boolean,
) {
  const { data } = useEdition(isWanted ? { supportId, day } : null);
  if (data === undefined || !isWanted) return null;
  const isAsPrinted = data.isKept || !missed.some(({ cause }) => cause === "left_out");
  if (!isAsPrinted) return null;
  // Kept pages still have the ads that were reported or removed since.
  const ids = new Set(entered.map(({ id }) => id));
  const pages = data.pages.map(({ number, pieces }) => {
    const ads = new Set(pieces.flatMap(({ adId }) => adId ?? []));
    return [number, [...ads].filter((id) => ids.has(id))] as const;
  });
  return new Map(pages.filter(([, ads]) => ads.length > 0));
}

/** Editions of two weeks from a day on; undefined: from today. */
export const useEditionDays = (from: IsoDate | undefined) =>
  useRead(
    readEditionDays,
    { query: { from } },
    { keepPreviousData: true, refreshInterval: CLOSING_INTERVAL },
  );

type Outcome = "choice" | "reasonFr" | "reasonAr";
/** Outcome for ads that did not run, and its reason. */
export type MissedOutcome = Pick<CallInput<typeof cancelCall>["body"], Outcome> &
  Pick<CallInput<typeof reportCall>["body"], Outcome>;

/** Changes of an edition as its user saw it; each answers with its new state. */
export function useClosing({ supportId, day, version }: EditionState) {
  const client = useClient();
  const edition = { supportId, day };
  return {
    change: (to: "open" | "closed") =>
      client.call(changeEdition, { body: { ...edition, version, to } }),
    cancel: (outcome: MissedOutcome) =>
      client.call(cancelEdition, { body: { ...edition, version, ...outcome } }),
    report: (adIds: number[], pages: number[], outcome: MissedOutcome) =>
      client.call(reportMissedAds, { body: { ...edition, adIds, pages, ...outcome } }),
  };
}

/** Documents of an edition, by the name of their call. */
const DOCUMENTS = {
  pdf: printEditionPages,
  text: exportEditionText,
  positions: exportEditionPositions,
  files: exportEditionFiles,
} as const;
export type EditionDocument = keyof typeof DOCUMENTS;

/** Changes of an edition's pages, each followed by a new read, and its documents. */
export function useEditionActions(edition: EditionKey) {
  const client = useClient();
  return {
    /** `cell` null: the ad is placed by itself again. */
    async move(adId: number, cell: PageCell | null): Promise<EditionPages> {
      return client.call(moveModule, { body: { ...edition, adId, position: cell } });
    },
    async save(document: EditionDocument) {
      saveFile(await client.call(DOCUMENTS[document], { query: edition }));
    },
  };
}
