import type { ReactNode } from "react";

/** A part of the home page under a title of its own. */
export function Section(props: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-6">
      <h2 className="font-headline text-title-sm text-heading">{props.title}</h2>
      {props.children}
    </section>
  );
}
