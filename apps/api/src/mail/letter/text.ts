import type { Language } from "@parution/contract/call";
import sanitizeHtml from "sanitize-html";
import { type Block, type Fact, isolate, type Letter } from "./letter.ts";
import { words } from "./words.ts";

/** A letter as plain text, for whoever reads no markup. */
export function writeText(letter: Letter, language: Language): string {
  const greeting = letter.name === null ? [] : [words.greeting[language](isolate(letter.name))];
  const parts = [
    letter.title,
    ...greeting,
    ...letter.blocks.map((block) => writeBlock(block, language)),
  ];
  return `${[...parts, `-- \n${words.signature[language]}`].join("\n\n")}\n`;
}

function writeBlock(block: Block, language: Language): string {
  if (block.kind === "facts") return block.rows.map((fact) => writeFact(fact, language)).join("\n");
  if (block.kind === "action") return `${block.label}\n${block.url}`;
  if (block.kind === "quote") return block.text.replaceAll(/^/gm, "> ");
  if (block.kind === "markup") return sanitizeHtml(block.html, { allowedTags: [] }).trim();
  return block.text;
}

const writeFact = ([label, value]: Fact, language: Language) =>
  `${label}${words.colon[language]} ${isolate(value)}`;
