/** Parts of Next.js that the sample uses; the workspace does not install it. */
declare module "next/link" {
  import type { ComponentPropsWithRef, ReactNode } from "react";
  export default function Link(props: ComponentPropsWithRef<"a"> & { href: string }): ReactNode;
}

declare module "next/navigation" {
  export function useRouter(): { push: (href: string) => void };
}

/** A face of the newspaper. */
declare module "@fontsource-variable/*";
