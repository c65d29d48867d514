import type { Queries } from "../platform/database/index.ts";
import type { CardProvider, FormFields } from "./card/index.ts";

/**
 * The page to show a payer who comes back, below the language. What the server knows counts; while it knows nothing yet,
 * a signed refusal may say so earlier, and anything else is «under way».
 */
export async function outcomePage(
  db: Queries,
  provider: CardProvider,
  fields: FormFields,
): Promise<string> {
  const ref = provider.refOf(fields);
  const attempt = ref === null ? undefined : await findAttempt(db, ref);
  if (attempt === undefined) return "/paiement-echoue";
  const isRefused = attempt.status === "refused" || provider.read(fields)?.approved === false;
  const page = attempt.status === "approved" ? "succes" : isRefused ? "echoue" : "encours";
  return `/paiement-${page}?commande=${attempt.order_id}`;
}

function findAttempt(db: Queries, ref: string) {
  return db
    .selectFrom("payments")
    .select(["order_id", "status"])
    .where("ref", "=", ref)
    .executeTakeFirst();
}
