import { type AdTexts, EMPTY_SELECTION, type Selection } from "@parution/rules/cascade";

/** Layout of a modular ad: title, body and footer, or one plain text. */
export type Layout = "modular" | "plainText";

/** Values of the order form: the selection of the cascade, then those that stand alone. */
export interface OrderValues extends Omit<Selection, "texts"> {
  texts: AdTexts;
  layout: Layout;
  /** The advertiser's trade, where the sub-heading asks for it. */
  sector: string;
  /** The tender's own reference, of accounts with a convention. */
  reference: string;
  publishOnWeb: boolean;
  webTitle: string;
  webContent: string;
  photos: readonly File[];
  files: readonly File[];
  /** `ANOTHER_CITY` is a city that is not in the list. */
  cityId: number | null;
  otherCity: string;
  ice: string;
  /** The client's own number of the order. */
  purchaseOrder: string;
  anonymous: boolean;
  termsAccepted: boolean;
}

export const EMPTY_ORDER: OrderValues = {
  ...EMPTY_SELECTION,
  layout: "modular",
  sector: "",
  reference: "",
  publishOnWeb: false,
  webTitle: "",
  webContent: "",
  photos: [],
  files: [],
  cityId: null,
  otherCity: "",
  ice: "",
  purchaseOrder: "",
  anonymous: false,
  termsAccepted: false,
};
