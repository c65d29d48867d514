/** What the sample uses of Next.js, which the workspace does not install. */
declare module "next/link" {
  import type { ComponentPropsWithRef, ReactNode } from "react";
  export default function Link(props: ComponentPropsWithRef<"a"> & { href: string }): ReactNode;
}

declare module "next/navigation" {
  export function useRouter(): { push: (href: string) => void };
}

/** A face of the newspaper. */
declare module "@fontsource-variable/*";
