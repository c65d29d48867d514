import type { addWord } from "@parution/contract/moderation";
import { MOST_WORDS } from "@parution/rules/moderation";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { appendToTrail } from "../trail/index.ts";

type Deps = Pick<Context, "clock" | "db">;

/** Watched words of the newspaper, in alphabetical order. */
export async function readKeptWords(db: Queries) {
  const rows = await db
    .selectFrom("moderation_words")
    .select(["word", "added_at"])
    .orderBy("word")
    .execute();
  return rows.map(({ word, added_at }) => ({ word, addedAt: added_at.getTime() }));
}

/**
 * Adds a watched word, in lower case, with an entry of the trail. @throws ProblemError 422 for a word without letters, or
 * beyond the limit of words.
 */
export function keepWord(deps: Deps, operator: string, entered: string) {
  return change(deps, operator, "keep-word", entered, async (tx, word) => {
    if (!/[\p{L}\p{N}]/u.test(word)) throw invalid<typeof addWord>({ word: [texts.empty] });
    const words = await readKeptWords(tx);
    if (words.some((kept) => kept.word === word)) return false;
    if (words.length >= MOST_WORDS) throw invalid<typeof addWord>({ word: [texts.tooMany] });
    const added_at = new Date(deps.clock.now());
    const row = { word, added_at };
    await tx
      .insertInto("moderation_words")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** Removes a watched word, with an entry of the trail. */
export function dropWord(deps: Deps, operator: string, entered: string) {
  return change(deps, operator, "drop-word", entered, async (tx, word) => {
    const gone = await tx
      .deleteFrom("moderation_words")
      // Earlier words may have more than one space in a row.
      .where("word", "in", [word, entered])
      .returning("word")
      .executeTakeFirst();
    return gone !== undefined;
  });
}

/** Changes the list where that makes a difference, and returns it. */
function change(
  { db, clock }: Deps,
  operator: string,
  command: "keep-word" | "drop-word",
  entered: string,
  write: (tx: Transaction<Database>, word: string) => Promise<boolean>,
) {
  return transaction(db, async (tx) => {
    const word = entered.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
    if (await write(tx, word)) {
      const isKept = command === "keep-word";
      await appendToTrail(tx, {
        at: new Date(clock.now()),
        operator,
        command,
        subject: word,
        reason: null,
        before: { kept: !isKept },
        after: { kept: isKept },
      });
    }
    return readKeptWords(tx);
  });
}

const texts = {
  empty: { fr: "Écrivez un mot.", ar: "المرجو كتابة كلمة." },
  tooMany: {
    fr: `La liste est pleine : elle garde ${MOST_WORDS} mots au plus.`,
    ar: `اللائحة ممتلئة: تضم ${MOST_WORDS} كلمة على الأكثر.`,
  },
} as const satisfies Record<string, Messages>;
