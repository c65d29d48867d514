import { cva, type VariantProps } from "class-variance-authority";
import { gaps } from "../stack/stack.variants.ts";

/** Columns of one width, never wider than the room. */
export const gridVariants = cva("grid min-w-0 *:min-w-0", {
  variants: {
    columnWidth: { xs: "", sm: "", md: "", lg: "" },
    fill: { columns: "", items: "" },
    gap: gaps,
  },
  compoundVariants: [
    {
      columnWidth: "xs",
      fill: "columns",
      class: "grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))]",
    },
    {
      columnWidth: "sm",
      fill: "columns",
      class: "grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]",
    },
    {
      columnWidth: "md",
      fill: "columns",
      class: "grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]",
    },
    {
      columnWidth: "lg",
      fill: "columns",
      class: "grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))]",
    },
    {
      columnWidth: "xs",
      fill: "items",
      class: "grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]",
    },
    {
      columnWidth: "sm",
      fill: "items",
      class: "grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]",
    },
    {
      columnWidth: "md",
      fill: "items",
      class: "grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]",
    },
    {
      columnWidth: "lg",
      fill: "items",
      class: "grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))]",
    },
  ],
});

/** Variants of a grid. */
export type GridVariants = VariantProps<typeof gridVariants>;
