import * as z from "zod/mini";
import { type Codec, defineCall } from "../call/index.ts";
import {
  type EnglishOf,
  fields,
  flag,
  id,
  inData,
  medium,
  money,
  percent,
  text,
  under,
} from "../wire/index.ts";
import { support } from "./support.ts";

const choice = { id: ["value", id], label: text } as const;

const subheading = fields({
  ...choice,
  /** Asks for the advertiser's sector. */
  asksSector: ["input_autres", flag],
});

const optionFields = {
  id,
  label: text,
  choices: ["sousoptions", z.array(fields({ id, label: text }))],
} as const;
const option = fields(optionFields);
export type HeadingOption = EnglishOf<typeof optionFields>;

const slot = z.optional(z.nullable(option));

/** At most three questions, `option_0` to `option_2` on the wire, in their order in English. */
const options: Codec<HeadingOption[], Record<string, unknown>> = z.codec(
  z.object({ option_0: slot, option_1: slot, option_2: slot }),
  z.custom<HeadingOption[]>(Array.isArray),
  {
    decode: (wire) =>
      [wire.option_0, wire.option_1, wire.option_2].filter(
        (one) => one !== null && one !== undefined,
      ),
    encode: ([first = null, second = null, third = null]) => ({
      option_0: first,
      option_1: second,
      option_2: third,
    }),
  },
);

const heading = fields({
  ...choice,
  /** Label in the newspaper's own language, as it is printed above ads. */
  printedLabel: ["label_journal", text],
  slug: text,
  isProduct: ["is_product", flag],
  /** The price of a line, or of a date on fixed-price supports, tax excluded. */
  unitPrice: ["prix_unitaire", money],
  discountPercent: ["remise", z.nullable(percent)],
  types: ["option", under("typeproduit", z.array(fields(choice)))],
  subheadings: ["sousrubriques", z.array(subheading)],
  options,
});

const orderOptions = {
  service: "ads",
  method: "GET",
  answer: inData(
    fields({
      channels: ["canaux", z.array(fields({ medium: ["id", medium], label: text }))],
      supports: z.array(support),
      headings: ["rubriques", z.array(heading)],
    }),
  ),
} as const;

const ofSupport = fields({ supportId: ["id", id] });

export const readOptions = defineCall({
  ...orderOptions,
  params: ofSupport,
  name: "readOptions",
  summary: "What can be ordered on a support: channels, supports, headings with their choices",
  path: "/annonces/options/:id",
  access: "app",
  shows: "prices",
});

/** The same choices where no support is named. */
export const readDefaultOptions = defineCall({
  ...orderOptions,
  name: "readDefaultOptions",
  summary: "What can be ordered on the first support",
  path: "/annonces/options",
  access: "app",
});

/** The same choices, for accounts with a convention. */
export const readTenderOptions = defineCall({
  ...orderOptions,
  params: ofSupport,
  name: "readTenderOptions",
  summary: "What an account with a convention can order on a support",
  path: "/annonces/options-conventionnes/:id",
  access: "session",
});
