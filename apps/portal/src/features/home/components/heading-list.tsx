import { Plural, useLingui } from "@lingui/react/macro";
import type { Home } from "../../../shared/support/use-home.ts";
import { Section } from "./section.tsx";

/** The headings, each with how many notices are online. */
export function HeadingList(props: { headings: Home["headings"] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Rubriques`}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {props.headings.map((heading) => (
          <li
            key={heading.id}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3"
          >
            <span className="font-semibold">{heading.label}</span>
            <span className="shrink-0 text-body-sm text-fg-muted tabular-nums">
              <Plural value={heading.adCount} one="# annonce" other="# annonces" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
