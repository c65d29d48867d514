import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { formatter } from "@lingui/format-po";
import config from "../../../lingui.config.ts";

/**
 * Fails when a text of the sources is missing from a catalogue, when a translation is empty or fuzzy, when a catalogue
 * keeps a text that no source has any more, or when two catalogues translate one text differently: on a page that loads
 * both, which one is read depends on which came last. Where a text means two things, its `context` distinguishes them. What
 * is counted has every plural form of its language. In French one pays («payer»): no text says «régler»; and one
 * sends an «e-mail»: no text says «courriel», «courrier» or «la lettre», «une lettre».
 */
const readAll = () =>
  new Map(
    globSync(["apps/*/src/**/locales/*.po", "packages/app/src/**/locales/*.po"]).map((path) => [
      path,
      readFileSync(path, "utf8"),
    ]),
  );

process.chdir(fileURLToPath(new URL("../../../", import.meta.url)));
const before = readAll();
execFileSync("lingui", ["extract", "--clean"], { stdio: "pipe" });
const after = readAll();

const withoutDate = (po: string | undefined) => po?.replace(/^"POT-Creation-Date:.*$/m, "");
const problems: string[] = [];
/** First translation of each text, by language and id, and the path of its catalogue. */
const translations = new Map<string, { readonly text: string; readonly path: string }>();

for (const [path, po] of after) {
  const locale = basename(path, ".po");
  if (withoutDate(po) !== withoutDate(before.get(path))) {
    problems.push(`${path}: the catalogue is not what the sources say; run «pnpm messages».`);
  }
  const messages = await formatter().parse(po, { locale, sourceLocale: "fr", filename: path });
  for (const [id, message] of Object.entries(messages)) {
    const fuzzy = message.extra?.flags;
    if (Array.isArray(fuzzy) && fuzzy.includes("fuzzy")) {
      problems.push(`${path}: «${id}» is fuzzy.`);
    }
    if (locale !== config.sourceLocale && !message.translation) {
      problems.push(`${path}: «${message.message}» is missing.`);
    }
    const text = message.translation ?? "";
    if (/\brégl(er|ez|ons|ée?s?)(?!\p{L})|\bse règle|\brèglement/iu.test(text)) {
      problems.push(`${path}: «${text}» says «régler»; say «payer».`);
    }
    if (/\bcourri(el|er)s?\b|(?<!moins )\b(la|les|une|aucune|cette|ces) lettres?\b/iu.test(text)) {
      problems.push(`${path}: «${text}» calls an e-mail otherwise; say «e-mail».`);
    }
    for (const lacking of lackingForms(text, locale)) {
      problems.push(`${path}: «${message.message}» has no form for «${lacking}».`);
    }
    const other = translations.get(`${locale} ${id}`);
    if (other === undefined) translations.set(`${locale} ${id}`, { text, path });
    else if (other.text !== text) {
      problems.push(
        `${path}: «${message.message}» is «${text}», and «${other.text}» in ${other.path}.`,
      );
    }
  }
}

/** The plural forms that a counted text does not have: French ones of millions, which are not counted here. */
function lackingForms(text: string, locale: string): string[] {
  if (!/, plural,/.test(text)) return [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const needed = pluralCategories.filter((form) => locale !== "fr" || form !== "many");
  return needed.filter((form) => !new RegExp(`\\b${form} \\{`).test(text));
}

for (const problem of problems) console.error(problem);
console.log(`${after.size} catalogues, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
