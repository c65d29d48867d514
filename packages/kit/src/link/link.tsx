import { cva, cx, type VariantProps } from "class-variance-authority";
import { type LinkElementProps, useLinkElement } from "./link-provider.tsx";

/** Appearance of a text link. */
const linkVariants = cva(
  "rounded-control text-link wrap-anywhere decoration-1 underline-offset-4 transition-colors duration-fast hover:decoration-2",
  {
    variants: {
      variant: {
        /** Link in running text. */
        inline: "underline",
        /** Alone, in a list or a bar: its position already marks it as a link. */
        standalone:
          "inline-flex min-h-target items-center gap-1.5 no-underline hover:underline pointer-coarse:min-h-touch pointer-coarse:min-w-touch",
      },
    },
    defaultVariants: { variant: "inline" },
  },
);

/** Variants of a link. */
type LinkVariants = VariantProps<typeof linkVariants>;

export interface LinkProps extends LinkElementProps {
  /** `inline` in running text, `standalone` in lists and bars. */
  variant?: LinkVariants["variant"];
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** A link to another place. What runs an action instead of leading somewhere is a `Button`. */
export function Link({ variant, className, ...rest }: LinkProps) {
  const Element = useLinkElement();
  const safety = rest.target === "_blank" ? { rel: "noopener" } : {};
  return <Element {...safety} {...rest} className={cx(linkVariants({ variant }), className)} />;
}
