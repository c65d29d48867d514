import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer } from "@parution/contract/call";
import type {
  readPageFormats as formatsCall,
  readEditionState as stateCall,
} from "@parution/contract/editions";
import { readEditionState, readPageFormats } from "@parution/contract/lazy/editions";
import { dateInZone, type IsoDate, isIsoDate } from "@parution/rules/dates";
import { useParams } from "react-router";

export type EditionState = CallAnswer<typeof stateCall>;
export type SupportFormat = CallAnswer<typeof formatsCall>[number];

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** Milliseconds between two reads of what closes. */
export const CLOSING_INTERVAL = 30_000;

/** State of an edition with its ads; not read while it is not known. */
export const useEditionState = (edition: EditionKey | null) =>
  useRead(readEditionState, edition === null ? null : { query: edition }, {
    refreshInterval: CLOSING_INTERVAL,
  });

/** Newspapers with their pages. */
export const usePageFormats = () => useRead(readPageFormats, {});

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
