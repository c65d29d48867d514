import { Link } from "@parution/kit/link";
import type { TextBlock } from "@parution/rules/rich-text";
import { RichText, Runs } from "./rich-text.tsx";

interface ArticlesProps {
  blocks: readonly TextBlock[];
  /** Name of the list of articles. */
  navigationLabel: string;
}

interface Article {
  readonly heading: TextBlock | null;
  readonly blocks: readonly TextBlock[];
}

/** Least number of articles for a list of links to them. */
const LISTED = 3;

/** A long text by its headings, numbered, with links to each. */
export function Articles({ blocks, navigationLabel }: ArticlesProps) {
  const articles = articlesOf(blocks);
  const titled = articles.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  const isNumbered = titled.length >= LISTED;
  const first = articles.length - titled.length;
  const texts = (
    <div className="flex min-w-0 max-w-prose flex-col gap-10">
      {articles.map(({ heading, blocks }, index) => (
        <section
          key={index}
          id={heading === null ? undefined : articleId(index - first)}
          className="scroll-mt-24"
        >
          {heading !== null && (
            <h2 className="mb-3 flex gap-3 font-headline text-heading text-title-sm">
              {isNumbered && <span className="text-brand tabular-nums">{index - first + 1}</span>}
              <span className="min-w-0 wrap-anywhere">
                <Runs runs={heading.items[0] ?? []} />
              </span>
            </h2>
          )}
          <div className="flex flex-col gap-3 text-body leading-relaxed">
            <RichText blocks={blocks} />
          </div>
        </section>
      ))}
    </div>
  );
  if (!isNumbered) return texts;
  return (
    <div className="@container">
      <div className="grid items-start gap-12 @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:gap-20">
        <nav
          aria-label={navigationLabel}
          className="border-line @max-4xl:border-y @max-4xl:py-4 @4xl:sticky @4xl:top-24 @4xl:border-s @4xl:ps-5 print:hidden"
        >
          <ol className="flex flex-col gap-1 text-body-sm">
            {titled.map(({ items }, index) => (
              <li key={index}>
                <Link
                  variant="standalone"
                  href={`#${articleId(index)}`}
                  className="pointer-coarse:min-h-touch"
                >
                  <span className="flex gap-2">
                    <span className="w-6 shrink-0 whitespace-nowrap text-fg-muted tabular-nums">
                      {index + 1}.
                    </span>
                    {items[0]?.map(({ text }) => text).join("")}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {texts}
      </div>
    </div>
  );
}

/** Fragment of an article's address: the same in every language. */
const articleId = (index: number): string => `article-${index + 1}`;

function articlesOf(blocks: readonly TextBlock[]): readonly Article[] {
  const articles: { heading: TextBlock | null; blocks: TextBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") articles.push({ heading: block, blocks: [] });
    else if (articles.length === 0) articles.push({ heading: null, blocks: [block] });
    else articles.at(-1)?.blocks.push(block);
  }
  return articles;
}
