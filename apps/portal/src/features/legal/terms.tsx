import { useLingui } from "@lingui/react/macro";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Link } from "@parution/kit/link";
import type { Section } from "./section.ts";

interface TermsProps {
  title: string;
  description: string;
  sections: readonly Section[];
}

/** Terms article by article, with links to each. */
export function Terms({ title, description, sections }: TermsProps) {
  const { t } = useLingui();
  return (
    <article className="flex flex-col gap-8 pb-12">
      <PageHead title={title} description={description} />
      <PageTitle>{title}</PageTitle>
      <p className="-mt-6 text-body-sm text-fg-muted">{t`En vigueur depuis le 1er novembre 2026`}</p>
      <div className="grid items-start gap-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-20">
        <nav
          aria-label={t`Articles`}
          className="border-line max-lg:border-y max-lg:py-4 lg:sticky lg:top-24 lg:border-s lg:ps-5 print:hidden"
        >
          <ol className="flex flex-col gap-1 text-body-sm">
            {sections.map((section, index) => (
              <li key={section.id}>
                <Link
                  variant="standalone"
                  href={`#${section.id}`}
                  className="pointer-coarse:min-h-touch"
                >
                  <span className="flex gap-2">
                    <span className="w-6 shrink-0 whitespace-nowrap text-fg-muted tabular-nums">
                      {index + 1}.
                    </span>
                    {section.title}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex max-w-prose flex-col gap-10">
          {sections.map((section, index) => (
            <Article key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Article({ number, section }: { number: number; section: Section }) {
  return (
    <section id={section.id} className="scroll-mt-24">
      <h2 className="mb-3 flex gap-3 font-headline text-heading text-title-sm">
        <span className="text-brand tabular-nums">{number}</span>
        {section.title}
      </h2>
      <div className="flex flex-col gap-3 text-body leading-relaxed">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
