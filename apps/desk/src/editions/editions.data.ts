import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import type { CallAnswer } from "@parution/contract/call";
import type {
  readPageFormats as formatsCall,
  readEdition as readCall,
} from "@parution/contract/editions";
import {
  exportEditionFiles,
  exportEditionPositions,
  exportEditionText,
  moveModule,
  printEditionPages,
  readEdition,
  readPageFormats,
} from "@parution/contract/lazy/editions";
import type { PageCell } from "@parution/kit/page-preview";
import type { IsoDate } from "@parution/rules/dates";

export type EditionPages = CallAnswer<typeof readCall>;
export type SupportFormat = CallAnswer<typeof formatsCall>[number];

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** Pages of an edition; not read while it is not known. */
export const useEdition = (edition: EditionKey | null) =>
  useRead(readEdition, edition === null ? null : { query: edition }, { keepPreviousData: true });

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
