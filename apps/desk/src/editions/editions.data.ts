import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type {
  cancelEdition as cancelCall,
  readEditionDays as daysCall,
  readPageFormats as formatsCall,
  readEdition as readCall,
  reportMissedAds as reportCall,
  readEditionState as stateCall,
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
  readEditionState,
  readPageFormats,
  reportMissedAds,
} from "@parution/contract/lazy/editions";
import type { PageCell } from "@parution/kit/page-preview";
import { dateInZone, type IsoDate, isIsoDate } from "@parution/rules/dates";
import { useParams } from "react-router";

export type EditionPages = CallAnswer<typeof readCall>;
export type EditionState = CallAnswer<typeof stateCall>;
export type EditionDay = CallAnswer<typeof daysCall>["editions"][number];
export type SupportFormat = CallAnswer<typeof formatsCall>[number];

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** Pages of an edition; not read while it is not known. */
export const useEdition = (edition: EditionKey | null) =>
  useRead(readEdition, edition === null ? null : { query: edition }, { keepPreviousData: true });

/**
 * Ads on each page of an edition as it was made up, by the number of the page; pages without any are left out. Null while it is not known, and once ads were
 * reported that it lacks: its pages are made up without them.
 */
export function useAdsOfPages({ supportId, day, missed }: EditionState, isWanted: boolean) {
  const isAsPrinted = !missed.some(({ cause }) => cause === "left_out");
  const { data } = useEdition(isWanted && isAsPrinted ? { supportId, day } : null);
  if (data === undefined || !isWanted || !isAsPrinted) return null;
  const pages = data.pages.map(
    ({ number, pieces }) =>
      [number, [...new Set(pieces.flatMap(({ adId }) => adId ?? []))]] as const,
  );
  return new Map(pages.filter(([, ads]) => ads.length > 0));
}

/** Milliseconds between two reads of what closes. */
const USUALLY = 30_000;

/** Editions of two weeks from a day on; undefined: from today. */
export const useEditionDays = (from: IsoDate | undefined) =>
  useRead(
    readEditionDays,
    { query: { from } },
    { keepPreviousData: true, refreshInterval: USUALLY },
  );

/** State of an edition with its ads; not read while it is not known. */
export const useEditionState = (edition: EditionKey | null) =>
  useRead(readEditionState, edition === null ? null : { query: edition }, {
    refreshInterval: USUALLY,
  });

type Outcome = "choice" | "reasonFr" | "reasonAr";
/** What becomes of ads that did not run, and why. */
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

/** Newspapers with their pages. */
export const usePageFormats = () => useRead(readPageFormats, {});

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

/**
 * Edition of the page's address, with the newspapers to choose from; today's of the first where the address names none. Null while
 * the newspapers are not known.
 */
export function useAddressedEdition() {
  const zone = usePublisherZone();
  const { support, day } = useParams();
  const formats = usePageFormats();
  const supportId = Number(support) || formats.data?.[0]?.support.id;
  const edition: EditionKey | null =
    supportId === undefined
      ? null
      : { supportId, day: day && isIsoDate(day) ? day : dateInZone(serverNow(), zone) };
  return { formats, edition };
}
