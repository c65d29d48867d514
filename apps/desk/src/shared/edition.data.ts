import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer } from "@parution/contract/call";
import type {
  readPageFormats as formatsCall,
  readEditionState as stateCall,
} from "@parution/contract/editions";
import { readEditionState, readPageFormats } from "@parution/contract/lazy/editions";
import type { IsoDate } from "@parution/rules/dates";
import { useOutletContext } from "react-router";

export type EditionState = CallAnswer<typeof stateCall>;
export type SupportFormat = CallAnswer<typeof formatsCall>[number];

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** Milliseconds between two reads of what closes. */
export const CLOSING_INTERVAL = 30_000;

/** State of an edition with its ads. */
export const useEditionState = (edition: EditionKey) =>
  useRead(readEditionState, { query: edition }, { refreshInterval: CLOSING_INTERVAL });

/** Newspapers with their pages. */
export const usePageFormats = () => useRead(readPageFormats, {});

/** Edition of the address, on pages below `OfEdition`. */
export const useEditionKey = () => useOutletContext<EditionKey>();
