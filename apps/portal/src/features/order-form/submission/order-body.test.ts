import { expect, test } from "vitest";
import type { Offer } from "../catalogue/offer.ts";
import type { OrderValues } from "../order-values.ts";
import { digitalOffer, lineOffer, modularOffer } from "../sample-offer.ts";
import { lineValues, modularValues, sampleAccount } from "../sample-order.ts";
import { textShapeOf } from "../text/text-shape.ts";
import { fingerprintOf, orderBodyOf } from "./order-body.ts";

function bodyOf(values: OrderValues, offer: Offer, account = sampleAccount()) {
  const shape = textShapeOf(offer, values.layout);
  if (shape === null) throw new Error("The sample has no text.");
  return orderBodyOf(values, offer, shape, account, 96_00);
}

test("a line ad sends its text, its lines and the price that was shown", () => {
  expect(bodyOf(lineValues, lineOffer())).toMatchObject({
    supportId: 1,
    headingId: 7,
    typeId: 1,
    productId: 100,
    canvasId: 1,
    paperContent: { kind: "plain", text: "Recrute un comptable" },
    html: "<p>Recrute un comptable</p>",
    lineCount: 1,
    dates: ["2026-11-26", "2026-11-27"],
    options: [
      { optionId: 1, valueId: 11 },
      { optionId: 2, valueId: 21 },
    ],
    total: 96_00,
    termsAccepted: true,
    status: 1,
    userId: 12,
  });
});

test("a line ad sends its lines as its newspaper counts them", () => {
  const texts = {
    ...lineValues.texts,
    text: "Je vends une camionnette diesel, carrosserie impeccable",
  };
  const countIn = (wordBreak: Offer["wordBreak"]) =>
    bodyOf({ ...lineValues, texts }, { ...lineOffer(), wordBreak }).lineCount;
  expect([countIn("break-all"), countIn("break-word")]).toEqual([2, 3]);
});

test("a line ad sends neither colour nor layout", () => {
  const body = bodyOf({ ...lineValues, colourId: 2 }, lineOffer());
  expect(body).not.toHaveProperty("colourId");
  expect(body).not.toHaveProperty("layout");
});

test("a modular ad sends its three parts, one by one and together", () => {
  const parts = { title: "Recrute", body: "Un comptable", footer: "Atlas" };
  expect(bodyOf(modularValues, modularOffer())).toMatchObject({
    layout: "modular",
    colourId: 1,
    canvasId: 3,
    paperContent: { kind: "sections", ...parts },
    ...parts,
  });
});

test("a modular ad in plain text sends one text", () => {
  const texts = { text: "Recrute", title: "ancien", body: "", footer: "" };
  const body = bodyOf({ ...modularValues, layout: "plainText", texts }, modularOffer());
  expect(body).toMatchObject({
    layout: "plainText",
    paperContent: { kind: "plain", text: "Recrute" },
  });
  expect(body).not.toHaveProperty("title");
});

test("a field that is not shown is not sent", () => {
  const photo = new File(["x"], "photo.png", { type: "image/png" });
  const hidden = { webTitle: "Titre", webContent: "Texte", photos: [photo], otherCity: "Ifrane" };
  const body = bodyOf({ ...lineValues, ...hidden, sector: "BTP" }, lineOffer());
  expect(body.publishOnWeb).toBe(false);
  for (const name of ["webTitle", "webContent", "photos", "otherCity", "sector"]) {
    expect(body).not.toHaveProperty(name);
  }
});

test("a digital ad is on the web whatever the choice, and carries no attachments", () => {
  const file = new File(["x"], "plan.pdf", { type: "application/pdf" });
  const values = { ...lineValues, webTitle: "Titre", files: [file], supportId: 4, typeId: 3 };
  const body = bodyOf(values, digitalOffer());
  expect(body).toMatchObject({ publishOnWeb: true, webTitle: "Titre" });
  expect(body).not.toHaveProperty("files");
});

test("a convention account sends no city, an individual no ICE", () => {
  const values = { ...lineValues, ice: "000152733000067" };
  const convention = bodyOf(values, lineOffer(), sampleAccount({ convention: true }));
  expect(convention).not.toHaveProperty("cityId");
  const individual = bodyOf(values, lineOffer(), sampleAccount({ kind: "individual" }));
  expect(individual).not.toHaveProperty("ice");
});

test("equal content has an equal fingerprint; another content or way of paying has another", () => {
  const file = () => new File(["x"], "plan.pdf", { lastModified: 1 });
  const body = (files: File[]) => bodyOf({ ...lineValues, files }, lineOffer());
  expect(fingerprintOf(body([file()]), false)).toBe(fingerprintOf(body([file()]), false));
  expect(fingerprintOf(body([file()]), false)).not.toBe(fingerprintOf(body([file()]), true));
  expect(fingerprintOf(body([file()]), false)).not.toBe(fingerprintOf(body([]), false));
});

test("only an account with a convention gives a reference, under both of its names, and no city", () => {
  const values = { ...lineValues, reference: " AO 12/2026 " };
  const tender = bodyOf(values, lineOffer(), sampleAccount({ convention: true }));
  expect(tender).toMatchObject({ reference: "AO 12/2026", referenceNumber: "AO 12/2026" });
  expect(tender).not.toHaveProperty("cityId");
  expect(bodyOf(values, lineOffer())).not.toHaveProperty("reference");
  const without = bodyOf(lineValues, lineOffer(), sampleAccount({ convention: true }));
  expect(without).not.toHaveProperty("reference");
});
