import { collectTerms } from "./collect.ts";

const INTRODUCTION = `# Glossary

The wire speaks French, the code plain English; only \`packages/contract\` knows both.
The tables below are written from its codecs by \`pnpm --filter @parution/contract glossary\`.
Each call declares the names of its own fields, as the price of a draft does in [\`quote.ts\`](../packages/contract/src/quote/quote.ts).
`;

type Row = readonly string[];

const WORDS: readonly Row[] = [
  ["the newspaper's word", "here", "meaning"],
  ["support", "support", "a medium that ads appear in: a print title or a digital edition"],
  ["canal", "medium", "print or digital"],
  ["rubrique, sous-rubrique", "heading, subheading", "where in a support an ad stands"],
  [
    "type de produit, produit",
    "type, product",
    "what is sold: a support, a heading, a type and a colour together",
  ],
  ["habillage (canvas)", "canvas", "the template that a modular ad is set in"],
  ["annonce", "ad", "one advertisement, from its draft to its archive"],
  ["commande", "order", "what is paid: an ad, newspaper issues, a subscription or a top-up"],
  ["forfait", "package", "a price agreed for a product, in place of the catalogue's"],
  ["devis", "quote", "the authoritative price of a draft"],
  ["parution", "publication date", "a day on which an ad appears"],
  ["parution manquée", "missed date", "a day on which an ad did not run"],
  ["édition", "edition", "one printed newspaper on one day"],
  ["bouclage", "closing", "the instant from which an edition takes no more ads"],
  ["numéro imprimé", "printed issue", "the printer's file of an edition, which proves its ads"],
  [
    "attestation",
    "certificate",
    "a signed document of what an ad was ordered for, or of its appearance",
  ],
  ["motif", "reason", "why an ad was refused or sent back, or a day has no edition"],
  [
    "journal",
    "newspaper",
    "a support with its days and prices; the name `journal`, in code and wire, is an order of past issues",
  ],
  ["plafond", "ceiling", "how far an account may owe"],
  [
    "solde, solde gratuit",
    "balance, free balance",
    "what an account has paid in, and what it was given",
  ],
  ["à terme", "on term", "paid later, under a credit arrangement"],
];

/** The text of `docs/glossary.md`. */
export function glossary(): string {
  const { terms, codes } = collectTerms();
  const names = terms.map(({ wire, english, features }) => [
    `\`${wire}\``,
    `\`${english}\``,
    [...features].join(", "),
  ]);
  const meanings = codes.map(({ wire, meanings }) => [`\`${wire}\``, meanings]);
  return [
    INTRODUCTION,
    table(WORDS),
    "## Field names\n",
    "Names that are the same on both sides are not listed.\n",
    table([["wire", "code", "features"], ...names]),
    "## Codes\n",
    table([["wire", "codes"], ...meanings]),
  ].join("\n");
}

/** A Markdown table, its columns padded as the formatter has them; the first row is the head. */
function table([head = [], ...body]: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return `${[head, rule, ...body].map(line).join("\n")}\n`;
}
