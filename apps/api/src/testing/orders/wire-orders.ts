import { placeAd } from "@parution/contract/orders";
import type { TestApi } from "../index.ts";

/** A form under the wire's own names; an undefined field is not sent, a list is sent field by field. */
export type WireForm = Readonly<Record<string, string | number | readonly Blob[] | undefined>>;

const common: WireForm = {
  canal_id: 1,
  support_id: 1,
  rubrique_id: 1,
  sous_rubrique_id: 1,
  dates_parution: '["03/06/2026"]',
  ville_id: 1,
  condition_vente: 1,
};

/** One whole order of each kind that the rules distinguish. */
export const wireOrders = {
  line: {
    ...common,
    contenu_papier: "Avis de constitution de société.",
    prix_ttc: "48.00",
  },
  /** Two modules: 50 characters of title, 260 of body, 40 of footer. */
  modular: {
    ...common,
    type_produit_id: 2,
    couleur_id: 1,
    canvas_id: 3,
    value_modulaire: "MM",
    title: "Titre",
    body: "Corps",
    footer: "Pied",
    prix_ttc: "432.00",
  },
  /** One text of 80 + 1200 + 120 characters. */
  digital: {
    ...common,
    canal_id: 2,
    support_id: 4,
    type_produit_id: 3,
    contenu_papier: "Cession de fonds de commerce.",
    titre: "Cession",
    prix_ttc: "300.00",
  },
  /** A heading with three options, and a sub-heading (37) that asks for the sector. */
  jobOffer: {
    ...common,
    rubrique_id: 7,
    sous_rubrique_id: 32,
    options: "1,1;2,5;3,9",
    contenu_papier: "Société recrute un comptable.",
    prix_ttc: "33.60",
  },
} as const satisfies Record<string, WireForm>;

/** Answer of the service to an order sent as a multipart form. */
export async function sendOrder(
  api: TestApi,
  token: string,
  order: WireForm,
  path: string = placeAd.path,
): Promise<{ status: number; faulty: string[]; messages: string[] }> {
  const response = await api.fetch(`/ads${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: asForm(order),
  });
  const answer: { errors?: Record<string, string[]> } = await response.json();
  const errors = answer.errors ?? {};
  return {
    status: response.status,
    faulty: Object.keys(errors),
    messages: Object.values(errors).flat(),
  };
}

function asForm(order: WireForm): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(order)) {
    if (value === undefined) continue;
    if (typeof value === "object") for (const file of value) form.append(name, file);
    else form.append(name, String(value));
  }
  return form;
}
