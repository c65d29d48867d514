import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { PNG } from "../testing/orders/ordering.ts";
import { sendOrder, type WireForm, wireOrders } from "../testing/orders/wire-orders.ts";

/*
 * The rules of an order at the service (docs/domain/ad-text-and-lines.md#details): each row breaks one rule of one
 * whole order, or keeps it just so, and names the field that its message stands under. The same table stands at the
 * form: `features/order-form/submission`.
 */

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.token("particulier");
});
afterAll(() => api.stop());

type Kind = keyof typeof wireOrders;
type Row = readonly [what: string, kind: Kind, changes: WireForm, field: string];

const send = (kind: Kind, changes: WireForm = {}, bearer = token) =>
  sendOrder(api, bearer, { ...wireOrders[kind], ...changes });

function refuses(rows: readonly Row[]): void {
  test.each(rows)(
    "refuses an order and names its field: %s (%s)",
    async (_, kind, changes, field) => {
      const { status, faulty, messages } = await send(kind, changes);
      expect({ status, faulty }).toEqual({ status: 422, faulty: [field] });
      expect(messages.join()).toMatch(/\p{L}{3}/u);
    },
  );
}

function accepts(rows: readonly (readonly [what: string, kind: Kind, changes: WireForm])[]): void {
  test.each(rows)("accepts an order: %s (%s)", async (_, kind, changes) => {
    const { faulty } = await send(kind, { ...changes, prix_ttc: "0.01" });
    expect(faulty).toEqual(["prix_ttc"]); // The price is judged last: everything else holds.
  });
}

test.each(Object.keys(wireOrders) as Kind[])("a whole order is accepted: %s", async (kind) => {
  expect(await send(kind)).toEqual({ status: 200, faulty: [], messages: [] });
});

const letters = (count: number) => "é".repeat(count);
/** User-perceived characters of several code points. */
const vowelled = (count: number) =>
  // In words, which a narrow frame has room for.
  Array.from({ length: count }, (_, index) => (index % 7 === 6 ? " " : "شَّ")).join("");
const file = (name: string, ...bytes: number[]) => new File([Uint8Array.from(bytes)], name);
const png = () => new File([PNG], "façade.png");
const pdf = () => new File(["%PDF-1.7\n%âãÏÓ\n"], "statuts.pdf");
const gif = () => new File(["GIF89a\u0001\u0000\u0001\u0000"], "photo.png");
const PROLOG = '<?xml version="1.0"?>\n';
const svgFile = (name: string, text: string) => new File([text], name);
const program = () => file("statuts.pdf", 0x4d, 0x5a, 0x90, 0, 3);

describe("required", () => {
  refuses([
    ["heading", "line", { rubrique_id: undefined }, "rubrique_id"],
    [
      "type, where a colour alone does not name it",
      "modular",
      { type_produit_id: 1 },
      "couleur_id",
    ],
    ["sub-heading", "line", { sous_rubrique_id: undefined }, "sous_rubrique_id"],
    ["options", "jobOffer", { options: undefined }, "options"],
    ["option 0", "jobOffer", { options: "2,5;3,9" }, "options"],
    ["option 1", "jobOffer", { options: "1,1;3,9" }, "options"],
    ["option 2", "jobOffer", { options: "1,1;2,5" }, "options"],
    ["canvas", "modular", { canvas_id: undefined }, "canvas_id"],
    ["text", "line", { contenu_papier: undefined }, "contenu_papier"],
    ["text of more than blanks", "line", { contenu_papier: " \n\t" }, "contenu_papier"],
    ["title", "modular", { title: "" }, "title"],
    ["body", "modular", { body: " " }, "body"],
    ["footer", "modular", { footer: "" }, "footer"],
    [
      "plain text of a module",
      "modular",
      { value_modulaire: "ML", title: undefined, body: undefined, footer: undefined },
      "contenu_papier",
    ],
    ["digital body", "digital", { contenu_papier: "" }, "contenu_papier"],
    ["city", "line", { ville_id: undefined }, "ville_id"],
    ["other city", "line", { ville_id: 0 }, "autre_ville"],
    ["other city of more than blanks", "line", { ville_id: 0, autre_ville: "  " }, "autre_ville"],
    ["sector", "jobOffer", { sous_rubrique_id: 37 }, "secteur"],
    ["web title", "line", { publie_annonce: 1 }, "titre"],
    ["web title of a digital ad", "digital", { titre: undefined }, "titre"],
    ["a date", "line", { dates_parution: "[]" }, "dates_parution"],
    ["dates at all", "line", { dates_parution: undefined }, "dates_parution"],
    ["terms", "line", { condition_vente: 0 }, "condition_vente"],
    ["terms at all", "line", { condition_vente: undefined }, "condition_vente"],
    ["support", "line", { support_id: undefined }, "support_id"],
  ]);

  accepts([
    ["another city by its name", "line", { ville_id: 0, autre_ville: "Sefrou" }],
    ["the sector where it is asked for", "jobOffer", { sous_rubrique_id: 37, secteur: "Textile" }],
    ["no footer where the canvas has none", "modular", { canvas_id: 2, footer: undefined }],
    ["no web title where the ad is not on the web", "line", { publie_annonce: 0 }],
  ]);

  test("an account under a convention needs no city", async () => {
    const bearer = await api.token("convention");
    const { faulty } = await send("line", { ville_id: undefined, prix_ttc: "0.01" }, bearer);
    expect(faulty).not.toContain("ville_id");
  });
});

describe("limits", () => {
  refuses([
    ["title", "modular", { title: letters(51) }, "title"],
    ["body", "modular", { body: letters(261) }, "body"],
    ["footer", "modular", { footer: letters(41) }, "footer"],
    ["footer of a canvas that has none", "modular", { canvas_id: 2, footer: "x" }, "footer"],
    [
      "plain text of a module beyond the sum of the three limits",
      "modular",
      {
        value_modulaire: "ML",
        title: undefined,
        body: undefined,
        footer: undefined,
        contenu_papier: letters(351),
      },
      "contenu_papier",
    ],
    ["digital text", "digital", { contenu_papier: letters(1401) }, "contenu_papier"],
    ["line text", "line", { contenu_papier: letters(20_001) }, "contenu_papier"],
    ["web title", "digital", { titre: vowelled(151) }, "titre"],
    ["web text", "digital", { contenu_web: vowelled(20_001) }, "contenu_web"],
    ["other city", "line", { ville_id: 0, autre_ville: vowelled(101) }, "autre_ville"],
    ["sector", "jobOffer", { sous_rubrique_id: 37, secteur: vowelled(101) }, "secteur"],
    ["reference", "line", { ref_an: vowelled(101) }, "ref_an"],
  ]);

  accepts([
    ["title, up to its last character", "modular", { title: vowelled(50) }],
    ["body, up to its last character", "modular", { body: vowelled(260) }],
    ["footer, up to its last character", "modular", { footer: vowelled(40) }],
    [
      "digital text up to the sum of the three limits",
      "digital",
      { contenu_papier: vowelled(1400) },
    ],
    ["web title, up to its last character", "digital", { titre: vowelled(150) }],
    ["no web text of an ad that is not on the web", "line", { contenu_web: vowelled(20_001) }],
  ]);
});

describe("dates", () => {
  const on = (...dates: string[]): WireForm => ({ dates_parution: JSON.stringify(dates) });
  refuses([
    ["a Saturday", "line", on("06/06/2026"), "dates_parution"],
    ["a Sunday", "line", on("07/06/2026"), "dates_parution"],
    ["one bad among good ones", "line", on("03/06/2026", "06/06/2026"), "dates_parution"],
    ["print within 36 hours", "line", on("02/06/2026"), "dates_parution"],
    ["print in the past", "line", on("28/05/2026"), "dates_parution"],
    ["digital up to now", "digital", on("01/06/2026"), "dates_parution"],
    ["a weekend, digital too", "digital", on("06/06/2026"), "dates_parution"],
    ["after the period", "line", on("02/06/2027"), "dates_parution"],
    ["a holiday", "line", on("30/07/2026"), "dates_parution"],
    ["written the other way round", "line", on("2026-06-03"), "dates_parution"],
    ["a day that does not exist", "line", on("31/06/2026"), "dates_parution"],
    ["a day twice", "line", on("03/06/2026", "03/06/2026"), "dates_parution"],
    ["no list", "line", { dates_parution: "03/06/2026" }, "dates_parution"],
  ]);

  accepts([
    ["digital on the next day", "digital", on("02/06/2026")],
    ["print after 36 hours", "line", on("03/06/2026", "04/06/2026")],
  ]);
});

describe("files", () => {
  const photos = (...files: Blob[]): WireForm => ({ "photos[]": files });
  const onWeb = { publie_annonce: 1, titre: "Vente" };
  const fichiers = (...files: Blob[]): WireForm => ({ "fichiers[]": files });
  refuses([
    ["a photo that is a gif by its content", "line", { ...onWeb, ...photos(gif()) }, "photos[]"],
    ["a photo that is a PDF", "digital", photos(pdf()), "photos[]"],
    ["a photo of an ad that is not on the web", "line", photos(png()), "photos[]"],
    ["a program named like a PDF", "line", fichiers(program()), "fichiers"],
    ["an empty file", "line", fichiers(file("statuts.txt")), "fichiers"],
    ["an SVG", "line", fichiers(svgFile("plan.svg", "<svg>")), "fichiers"],
    ["an SVG as XML", "line", fichiers(svgFile("plan.svg", `${PROLOG}<svg>`)), "fichiers"],
    ["an SVG named like XML", "line", fichiers(svgFile("p.xml", `${PROLOG}<svg>`)), "fichiers"],
    ["a page of HTML", "line", fichiers(new File(["<html>"], "statuts.html")), "fichiers"],
    ["an attachment of a digital ad", "digital", fichiers(pdf()), "fichiers"],
    ["an attachment of fewer than 7 modules", "modular", fichiers(pdf()), "fichiers"],
  ]);

  accepts([
    ["a photo on the web", "line", { ...onWeb, ...photos(png()) }],
    ["a photo of a digital ad", "digital", photos(png())],
    ["an attachment of a line ad", "line", fichiers(pdf(), png())],
    ["a document of XML", "line", fichiers(svgFile("avis.xml", `${PROLOG}<avis/>`))],
    ["an attachment of 8 modules", "modular", { canvas_id: 6, ...fichiers(pdf()) }],
  ]);
});

describe("formats", () => {
  refuses([
    ["a malformed address", "line", { email: "salma@" }, "email"],
    ["words for an id", "line", { support_id: "un" }, "support_id"],
    ["a negative id", "line", { canvas_id: -1 }, "canvas_id"],
    ["another layout than ML and MM", "modular", { value_modulaire: "XX" }, "value_modulaire"],
    ["options that are no pairs", "jobOffer", { options: "1;2" }, "options"],
    ["an option of another heading", "jobOffer", { options: "9,1;2,5;3,9" }, "options"],
    ["a price in words", "line", { prix_ttc: "quarante-huit" }, "prix_ttc"],
    ["a price of three decimals", "line", { prix_ttc: "48.005" }, "prix_ttc"],
    ["no price", "line", { prix_ttc: undefined }, "prix_ttc"],
    ["a yes that is no flag", "line", { publie_annonce: 2 }, "publie_annonce"],
  ]);

  test("a malformed ICE is refused where the account enters one, an empty one is not", async () => {
    const bearer = await api.token("pro");
    const refusal = await send("line", { ice: "123456789012345" }, bearer);
    expect(refusal).toMatchObject({ status: 422, faulty: ["ice"] });
    const kept = await send("line", { ice: "", prix_ttc: "0.01" }, bearer);
    expect(kept.faulty).toEqual(["prix_ttc"]);
  });

  test("reports all faults at once", async () => {
    const { faulty } = await send("jobOffer", {
      sous_rubrique_id: undefined,
      options: undefined,
      contenu_papier: "",
      dates_parution: '["06/06/2026"]',
    });
    expect(faulty.toSorted()).toEqual([
      "contenu_papier",
      "dates_parution",
      "options",
      "sous_rubrique_id",
    ]);
  });
});
