import { cva } from "class-variance-authority";

/** The card: no box, a rule above it as between the ads of a page. */
export const publishedAdCard = cva(
  "group relative grid min-w-0 content-start border-line border-t pt-4 text-body text-fg",
  {
    variants: {
      layout: {
        column: "grid-cols-[minmax(0,1fr)] gap-3",
        // However large the text is set, the picture leaves the words their room.
        row: [
          "grid-cols-[minmax(0,1fr)] gap-4 sm:gap-8",
          "has-[>div+div]:grid-cols-[minmax(0,1fr)_min(30%,6rem)]",
          "sm:has-[>div+div]:grid-cols-[minmax(0,1fr)_min(30%,11rem)]",
        ],
      },
    },
  },
);

/** The frame of the picture, kept free before it has loaded. */
export const publishedAdPhoto = cva(
  "overflow-hidden rounded-control bg-sunken *:block *:size-full *:object-cover",
  {
    variants: {
      layout: {
        column: "aspect-[3/2]",
        row: "order-last aspect-square self-start sm:aspect-[3/2]",
      },
    },
  },
);

/** The link in the title reaches over the whole card, and so does its ring. */
export const publishedAdLink = cva([
  "text-heading decoration-1 underline-offset-4 outline-none visited:text-fg-muted group-hover:underline",
  "after:absolute after:inset-0 after:rounded-control",
  "focus-visible:underline focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4",
]);

/** Excerpt of a long ad, with an ellipsis. */
export const publishedAdExcerpt = cva("text-body-sm text-fg-muted wrap-anywhere", {
  variants: {
    lines: { 2: "line-clamp-2", 3: "line-clamp-3", 4: "line-clamp-4" },
  },
});
