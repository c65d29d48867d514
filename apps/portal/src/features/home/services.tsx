import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { CheckCircleIcon, type IconProps, NewspaperIcon, ReceiptIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { ComponentType } from "react";
import type { Home } from "../../shared/support/directory.tsx";
import { Section } from "./section.tsx";

/** Numbered steps of an order. */
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

/** Further services of the portal for readers and advertisers. */
export function Services() {
  const { t } = useLingui();
  const link = useLink();
  const services: readonly { icon: ComponentType<IconProps>; label: string; href: string }[] = [
    { icon: CheckCircleIcon, label: t`Vérifier une annonce`, href: link("/verification") },
    { icon: ReceiptIcon, label: t`Consulter les tarifs`, href: link("/tarifs") },
    { icon: NewspaperIcon, label: t`Commander un journal paru`, href: link("/commandes-journal") },
  ];
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {services.map(({ icon: Icon, label, href }) => (
        <li
          key={href}
          className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-5 transition-shadow duration-base ease-standard hover:shadow-raised"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
            <Icon className="size-6" />
          </span>
          <Link
            variant="standalone"
            href={href}
            className="font-semibold after:absolute after:inset-0"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
