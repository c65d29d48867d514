import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { NewspaperIcon, ScreenIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import type { Home } from "../../shared/support/directory.tsx";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { Section } from "./section.tsx";

type Support = Home["supports"][number];

/** The newspapers one can order in, each under its own masthead. */
export function Mastheads(props: { supports: readonly Support[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Nos journaux`}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {props.supports.map((support) => (
          <li key={support.id}>
            <Masthead support={support} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Masthead({ support }: { support: Support }) {
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
  const Medium = support.medium === "digital" ? ScreenIcon : NewspaperIcon;
  return (
    <article
      data-support={support.slug}
      className="relative flex h-full flex-col gap-3 rounded-card border border-line border-t-4 border-t-brand bg-surface p-5 text-fg transition-shadow duration-base ease-standard focus-within:shadow-raised hover:shadow-raised"
    >
      <h3 className="font-headline text-title text-brand">{support.label}</h3>
      <p className="text-body-sm text-fg-muted">{support.tagline}</p>
      <p className="mb-auto flex items-center gap-2 text-caption text-fg-muted">
        <Medium />
        {support.medium === "digital" ? t`Numérique` : t`Imprimé`}
      </p>
      <Link
        variant="standalone"
        href={link(`${order.page}/support-${support.id}`)}
        onClick={() => chooseSupport(support.slug)}
        className="after:absolute after:inset-0"
      >
        {t`Commander dans ${support.label}`}
      </Link>
    </article>
  );
}
