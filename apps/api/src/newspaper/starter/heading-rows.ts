import type { Row } from "../../newspaper/starter/heading-spec.ts";
import { headings } from "../../newspaper/starter/headings.ts";
import type {
  HeadingTable,
  OptionTable,
  SubheadingTable,
  SuboptionTable,
} from "../../platform/database/tables/catalogue.ts";

/** The headings as rows; ids follow the order of the newspaper. */
export const headingRows: readonly Row<HeadingTable>[] = headings.map((heading) => ({
  id: heading.id,
  slug: heading.slug,
  label_fr: heading.label[0],
  label_ar: heading.label[1],
  is_product: heading.isProduct ?? false,
  position: heading.id,
}));

export const subheadingRows: readonly Row<SubheadingTable>[] = headings
  .flatMap((heading) =>
    heading.subheadings.map((subheading, index) => ({
      heading_id: heading.id,
      slug: subheading.slug,
      label_fr: subheading.label[0],
      label_ar: subheading.label[1],
      asks_sector: subheading.asksSector ?? false,
      position: index + 1,
    })),
  )
  .map((row, index) => ({ id: index + 1, ...row }));

const options = headings
  .flatMap((heading) =>
    (heading.options ?? []).map((option, position) => ({
      headingId: heading.id,
      position,
      option,
    })),
  )
  .map((entry, index) => ({ id: index + 1, ...entry }));

export const optionRows: readonly Row<OptionTable>[] = options.map((entry) => ({
  id: entry.id,
  heading_id: entry.headingId,
  position: entry.position,
  label_fr: entry.option.label[0],
  label_ar: entry.option.label[1],
}));

export const suboptionRows: readonly Row<SuboptionTable>[] = options
  .flatMap((entry) =>
    entry.option.choices.map(([label_fr, label_ar], index) => ({
      option_id: entry.id,
      label_fr,
      label_ar,
      position: index + 1,
    })),
  )
  .map((row, index) => ({ id: index + 1, ...row }));
