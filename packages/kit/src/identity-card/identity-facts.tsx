import { Link } from "../link/index.ts";

/** A fact with its name, such as an ICE or a register number. */
export interface IdentityFact {
  /** Unique on the card. */
  id: string;
  label: string;
  /** Value as it is written; an empty one is shown as missing. */
  value: string;
  /** Direction of the value: `ltr` for numbers and codes, by default what its letters say. */
  dir?: "ltr" | "rtl" | "auto";
}

interface LinkedFact extends IdentityFact {
  href?: string | undefined;
}

export interface IdentityFactsProps {
  facts: readonly LinkedFact[];
  /** Stands for an empty value. */
  missing: string;
}

/** Names and values in columns; a value keeps its own direction and stays on the reading side. */
export function IdentityFacts({ facts, missing }: IdentityFactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-3 border-line border-t pt-4 @md:grid-cols-2">
      {facts.map((fact) => (
        <div key={fact.id} className="grid min-w-0 content-start">
          <dt className="text-caption text-fg-muted">{fact.label}</dt>
          <dd className="min-w-0 text-body-sm tabular-nums wrap-anywhere">
            <Value fact={fact} missing={missing} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, missing }: { fact: LinkedFact; missing: string }) {
  const { value, dir = "auto", href } = fact;
  if (value.trim() === "") return <span className="text-fg-muted">{missing}</span>;
  const text = <bdi dir={dir}>{value}</bdi>;
  if (href === undefined) return text;
  return (
    <Link
      href={href}
      className="inline-flex min-h-target items-center py-0.5 pointer-coarse:min-h-touch"
    >
      {text}
    </Link>
  );
}
