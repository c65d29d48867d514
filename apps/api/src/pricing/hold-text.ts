import type { Queries } from "../platform/database/index.ts";
import { openOffer } from "./hold.ts";
import { readOffer } from "./offers.ts";
import type { OpenOffer } from "./price.ts";
import { Faults } from "./problems.ts";
import { chooseProduct, type Sold } from "./product.ts";
import type { Selection } from "./selection.ts";
import { type AdText, readText } from "./text.ts";

/** A text that its canvas can take, whatever else the order still lacks. */
export interface HeldText {
  readonly offer: OpenOffer;
  readonly sold: Sold;
  readonly text: AdText;
}

/**
 * Holds a draft's text against its canvas: dates, sub-heading and options may still be open.
 * @throws ProblemError 422 naming every field that does not hold.
 */
export async function holdText(db: Queries, draft: Omit<Selection, "dates">): Promise<HeldText> {
  const selection = { ...draft, dates: [] };
  const offer = openOffer(await readOffer(db, draft.supportId, draft.headingId), selection);
  const found = new Faults();
  const sold = chooseProduct(offer, selection, found);
  if (sold === null) throw found.problem();
  const text = readText(selection, sold, offer.fixed_price, "draft", found);
  found.throwIfAny();
  return { offer, sold, text };
}
