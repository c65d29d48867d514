import { randomBytes } from "node:crypto";
import type { Queries } from "../../platform/database/transaction.ts";
import { hashPassword } from "../../platform/password.ts";

interface Advertiser {
  readonly name: string;
  readonly kind: "individual" | "pro";
  readonly first: string;
  readonly last: string;
}

/** Other advertisers: accounts behind the published ads, without a login. */
const advertisers: readonly Advertiser[] = [
  { name: "Cabinet Juridia", kind: "pro", first: "Anas", last: "Filali" },
  { name: "Étude notariale Bensouda", kind: "pro", first: "Amal", last: "Bensouda" },
  { name: "Fiduciaire Al Mizane", kind: "pro", first: "Tarik", last: "Hajji" },
  { name: "Fiduciaire Oued Fès", kind: "pro", first: "Sanaa", last: "Mernissi" },
  { name: "Agence Bab Doukkala", kind: "pro", first: "Jamal", last: "Kabbaj" },
  { name: "Agence immobilière Corniche", kind: "pro", first: "Loubna", last: "Sqalli" },
  { name: "Groupe Targa", kind: "pro", first: "Adil", last: "Bouzid" },
  { name: "Commune de Sidi Yahya", kind: "pro", first: "Hassan", last: "Zerouali" },
  { name: "Société des eaux du Gharb", kind: "pro", first: "Nawal", last: "Raji" },
  { name: "Institut Averroès", kind: "pro", first: "Samir", last: "Lamrani" },
  { name: "Recrutement Plus", kind: "pro", first: "Kenza", last: "Belhaj" },
  { name: "Hamza Bouhlal", kind: "individual", first: "Hamza", last: "Bouhlal" },
  { name: "Zineb Amrani", kind: "individual", first: "Zineb", last: "Amrani" },
  { name: "Mourad Essaïdi", kind: "individual", first: "Mourad", last: "Essaïdi" },
  { name: "Latifa Guessous", kind: "individual", first: "Latifa", last: "Guessous" },
  { name: "Brahim Oubella", kind: "individual", first: "Brahim", last: "Oubella" },
];

const addressOf = (index: number) => `annonceur${index + 1}@exemple.test`;

/** The addresses of the advertisers' users. */
export const advertiserEmails: readonly string[] = advertisers.map((_, index) => addressOf(index));

export async function seedAdvertisers(tx: Queries, at: Date): Promise<void> {
  const businesses = await tx
    .insertInto("businesses")
    .values(advertisers.map((advertiser) => toBusiness(advertiser, at)))
    .returning(["id", "label"])
    .execute();
  const idOf = new Map(businesses.map(({ id, label }) => [label, id]));
  const password_hash = await hashPassword(randomBytes(32).toString("hex"));
  await tx
    .insertInto("users")
    .values(
      advertisers.map((advertiser, index) => ({
        business_id: idOf.get(advertiser.name) ?? 0,
        civility: "mr" as const,
        first_name: advertiser.first,
        last_name: advertiser.last,
        email: addressOf(index),
        client_hash: randomBytes(16).toString("hex"),
        password_hash,
        created_at: at,
      })),
    )
    .execute();
}

function toBusiness({ name, kind }: Advertiser, at: Date) {
  return {
    label: name,
    legal_name: name,
    type: kind === "pro" ? "societe" : "particulier",
    account_kind: kind,
    created_at: at,
  };
}
