import { Link } from "@parution/kit/link";
import type { TextBlock, TextRun } from "@parution/rules/rich-text";
import { useLink } from "../links/links.tsx";

interface RichTextProps {
  blocks: readonly TextBlock[];
}

/** Paragraphs, lists, bold words and links of a text that the newspaper wrote. None of it is markup. */
export function RichText({ blocks }: RichTextProps) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block: { kind, items } }: { block: TextBlock }) {
  if (kind === "paragraph") {
    return (
      <p className="whitespace-pre-line wrap-anywhere">
        <Runs runs={items[0] ?? []} />
      </p>
    );
  }
  if (kind === "heading") {
    return (
      <h3 className="pt-2 font-semibold text-heading">
        <Runs runs={items[0] ?? []} />
      </h3>
    );
  }
  const entries = items.map((runs, index) => (
    <li key={index} className="wrap-anywhere">
      <Runs runs={runs} />
    </li>
  ));
  return kind === "bullets" ? (
    <ul className="flex list-disc flex-col gap-1 ps-6">{entries}</ul>
  ) : (
    <ol className="flex list-decimal flex-col gap-1 ps-6">{entries}</ol>
  );
}

/** Words of a line. */
export function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, bold, href } }: { run: TextRun }) {
  const link = useLink();
  const words = bold ? <strong className="font-semibold text-heading">{text}</strong> : text;
  if (href === null) return words;
  // Own pages are named without language and newspaper.
  return <Link href={href.startsWith("/") ? link(href) : href}>{words}</Link>;
}
