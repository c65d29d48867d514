import { useLingui } from "@lingui/react/macro";
import type { Home } from "../../shared/support/use-home.ts";
import { Section } from "./section.tsx";

/** How to order, in a few numbered steps. */
export function Steps(props: { steps: Home["steps"] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Comment commander`}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {props.steps.map((step, index) => (
          <li key={step.title} className="flex flex-col gap-2">
            <span aria-hidden className="font-headline text-title text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-body font-semibold">{step.title}</h3>
            <p className="text-body-sm text-fg-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
