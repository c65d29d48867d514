import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { edit, placeLine, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Two lines by the characters that readers see, and a minute of a processor by what there is to set. */
const POISON = `Avis ${`e${"\u0301".repeat(2000)}`.repeat(20)}`;
const MANY_CODE_POINTS = "👩‍👩‍👧".repeat(17_000);

async function post(path: string, body: object): Promise<{ status: number; errors: object }> {
  const answer = await api.fetch(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await api.token("particulier")}`,
    },
    body: JSON.stringify(body),
  });
  const { errors = {} } = (await answer.json()) as { errors?: object };
  return { status: answer.status, errors };
}

const onSupport = { support_id: 1, rubrique_id: 1 };
const ofStacks = { contenu_papier: ["Un caractère porte trop de signes superposés."] };

test.each(["/ads/annonces/epreuve", "/ads/annonces/devis"])(
  "%s refuses stacked signs and characters of many code points",
  async (path) => {
    const dates = { dates_parution: ["03/06/2026"] };
    const stacked = { ...onSupport, ...dates, contenu_papier: POISON };
    expect(await post(path, stacked)).toEqual({ status: 422, errors: ofStacks });
    const many = await post(path, { ...stacked, contenu_papier: MANY_CODE_POINTS });
    expect(many).toMatchObject({
      status: 422,
      errors: { contenu_papier: [expect.stringContaining("Texte trop long")] },
    });
  },
);

test.each(["/ads/annonces/epreuve", "/ads/annonces/devis"])(
  "%s names the characters that no face has",
  async (path) => {
    const contenu_papier = "Villa 😀 à louer, piscine 🏊";
    const body = { ...onSupport, dates_parution: ["03/06/2026"], contenu_papier };
    const errors = {
      contenu_papier: ["Le journal n’a pas ces caractères, retirez-les : 😀 🏊"],
    };
    expect(await post(path, body)).toEqual({ status: 422, errors });
  },
);

/** The smallest canvas of the demonstration: 50 by 35 mm, for 40 and 120 characters. */
const onModule = { ...onSupport, type_produit_id: 2, couleur_id: 1, canvas_id: 2 };

test.each(["/ads/annonces/epreuve", "/ads/annonces/devis"])(
  "%s refuses a modular ad that its frame would cut off, and names a remedy",
  async (path) => {
    const dates = { dates_parution: ["03/06/2026"] };
    const module = { ...onModule, ...dates, title: "Vente", body: "Villa à louer" };
    expect(await post(path, { ...module, body: "a\n".repeat(55) })).toEqual({
      status: 422,
      errors: { body: [expect.stringContaining("Le texte ne tient pas dans le cadre")] },
    });
    expect(await post(path, { ...module, title: "W".repeat(40) })).toEqual({
      status: 422,
      errors: { title: [expect.stringContaining("Ce mot est plus large que le cadre")] },
    });
  },
);

test("an order and an edit refuse characters that no face has", async () => {
  const client = await api.signIn("particulier");
  const paperContent = { kind: "plain", text: "Villa 😀" } as const;
  expect(await refusalOf(placeLine(client, { paperContent }))).toMatchObject({ status: 422 });
  const { adId } = await placeLine(client);
  expect(await refusalOf(edit(client, adId, { paperContent }))).toMatchObject({ status: 422 });
});

test("an order and a change of an ad refuse stacked signs", async () => {
  const client = await api.signIn("particulier");
  const paperContent = { kind: "plain", text: POISON } as const;
  expect(await refusalOf(placeLine(client, { paperContent }))).toMatchObject({ status: 422 });
  expect(await refusalOf(placeLine(client, { webTitle: POISON }))).toMatchObject({
    status: 422,
  });
  const { adId } = await placeLine(client);
  expect(await refusalOf(edit(client, adId, { paperContent }))).toMatchObject({ status: 422 });
});

test.each([
  ["/account/api/v1/business/update", { data: { libelle: POISON, raison_sociale: "Atlas" } }],
  ["/account/api/v1/user/update", { data: { autre_ville: POISON } }],
  ["/ads/facture/modifier-facture?commande_id=1", { raison_social: POISON }],
  ["/ads/facture/modifier-facture?commande_id=1", { adresse_facture: POISON }],
])("%s refuses stacked signs in a name", async (path, body) => {
  const { status, errors } = await post(path, body);
  expect(status).toBe(422);
  expect(Object.values(errors).flat()).toContain("Un caractère porte trop de signes superposés.");
});

test("a name is limited by its length on paper", async () => {
  const data = { data: { libelle: "x".repeat(151), raison_sociale: "Atlas" } };
  expect(await post("/account/api/v1/business/update", data)).toMatchObject({
    status: 422,
    errors: { libelle: ["Ce texte est trop long."] },
  });
});
