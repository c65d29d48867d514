import type { Medium } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import type { OptionChoice } from "@parution/rules/options";
import type { PaperContent } from "@parution/rules/paper-content";

/** What an order or a quote says of its ad, as the contract decodes it; the server decides the rest. */
export interface Selection {
  readonly medium?: Medium | undefined;
  readonly supportId: number;
  readonly headingId: number;
  readonly typeId?: number | undefined;
  readonly productId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly options?: readonly OptionChoice[] | undefined;
  readonly colourId?: number | undefined;
  readonly canvasId?: number | undefined;
  readonly layout?: "plainText" | "modular" | undefined;
  readonly paperContent?: PaperContent | undefined;
  readonly webContent?: string | undefined;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly footer?: string | undefined;
  readonly dates: readonly IsoDate[];
}

/** A quote takes what is chosen so far; an order must be whole (specification 1, point 5). */
export type Completeness = "draft" | "whole";
