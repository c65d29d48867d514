import { describe, expect, test } from "vitest";
import { samples } from "../../testing/letter-samples.ts";
import { writeText } from "../letter.ts";
import { writeHtml } from "../letter-html.ts";
import type { LetterName } from "./data.ts";
import { isLetterName, writeLetter } from "./letters.ts";

const names = Object.keys(samples).filter(isLetterName);
const directions = { fr: "ltr", ar: "rtl" } as const;

const surroundings = (language: "fr" | "ar") => ({
  language,
  publicUrl: "https://parution.test",
  publisher: language === "ar" ? "أصداء سوس" : "Échos du Souss",
  zone: "Africa/Lagos",
  tokenOf: (id: string) => `token-of-${id}`,
});

const letterOf = <Name extends LetterName>(name: Name, language: "fr" | "ar") =>
  writeLetter(name, samples[name], surroundings(language));

describe.each(["fr", "ar"] as const)("in %s", (language) => {
  test.each(names)("%s is whole, in its direction, and fetches nothing", async (name) => {
    const letter = letterOf(name, language);
    const html = await writeHtml(letter, surroundings(language));
    expect(html).toContain(`<html lang="${language}" dir="${directions[language]}">`);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=|undefined|null|NaN/);
    expect(writeText(letter, surroundings(language))).toContain(letter.title);
    const hasLanguage = language === "ar" ? /\p{Script=Arabic}/u : /[a-zéèà]/;
    expect(letter.subject).toMatch(hasLanguage);
  });

  test.each(names)("%s leads to pages of the reader's language alone", async (name) => {
    const html = await writeHtml(letterOf(name, language), surroundings(language));
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    for (const link of links) {
      if (name !== "contact-advertiser")
        expect(link).toMatch(
          new RegExp(`^https://parution\\.test/(desk/|ads/parution-manquee/)?${language}/`),
        );
    }
  });
});

test("an ad of a printed issue is promised a certificate only where one was made", () => {
  const textOf = (key: string | null, language: "fr" | "ar") => {
    const data = { ...samples["ad-printed"], key };
    return writeText(
      writeLetter("ad-printed", data, surroundings(language)),
      surroundings(language),
    );
  };
  expect(textOf("7F3A19C40B52E8D6", "fr")).toContain("Son attestation de parution est prête.");
  expect(textOf(null, "fr")).not.toContain("attestation");
  expect(textOf(null, "fr")).toContain("Elle figure dans le numéro imprimé.");
  expect(textOf(null, "ar")).not.toContain("شهادة");
});

test("amounts and days are written as their readers write them", () => {
  const fr = writeText(letterOf("order-received", "fr"), surroundings("fr"));
  expect(fr).toMatch(/1\s234,50\sDhs/);
  expect(fr).toContain("03/06/2026 · 04/06/2026");
  expect(writeText(letterOf("order-received", "ar"), surroundings("ar"))).toMatch(
    /1\.234,50\sدرهم/,
  );
});

test("a deadline names its weekday, and midnight is the end of the day before", () => {
  expect(writeText(letterOf("order-received", "fr"), surroundings("fr"))).toContain(
    "lundi 01/06/2026 à 18:00",
  );
  const code = writeText(letterOf("cash-code", "fr"), surroundings("fr"));
  expect(code).toContain("lundi 01/06/2026 à minuit (24:00)");
  for (const page of ["paiement-encours?commande=12", "recap-annonce/12", "commande/show/12"])
    expect(code).toContain(`https://parution.test/fr/${page}`);
});

test("an order for an account on term is asked to be confirmed, not paid", () => {
  const onTerm = { ...samples["order-received"], onTerm: true };
  const words = {
    fr: [/À confirmer avant le/, /pay/i],
    ar: [/آخر أجل للتأكيد/, /أدا[ءئ]/],
  } as const;
  for (const language of ["fr", "ar"] as const) {
    const letter = writeLetter("order-received", onTerm, surroundings(language));
    const text = writeText(letter, surroundings(language));
    expect(text).toMatch(words[language][0]);
    expect(text).not.toMatch(words[language][1]);
  }
});

test("an instant is written in the publisher's zone", () => {
  expect(writeText(letterOf("password-changed", "fr"), surroundings("fr"))).toContain(
    "01/06/2026 10:00",
  );
});

test("user input stays text", async () => {
  const hostile = { ...samples.contact, message: `<img src=x onerror="alert(1)">` };
  const letter = writeLetter("contact", hostile, surroundings("fr"));
  const html = await writeHtml(letter, surroundings("fr"));
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("references keep their direction inside Arabic text", async () => {
  const letter = letterOf("ad-published", "ar");
  expect(await writeHtml(letter, surroundings("ar"))).toContain("<bdi>A00000007</bdi>");
  expect(writeText(letter, surroundings("ar"))).toContain("\u2068A00000007\u2069");
});

test("a person's text keeps its own direction in a letter of the other direction", async () => {
  const html = await writeHtml(letterOf("contact-answer", "ar"), surroundings("ar"));
  expect(html).toMatch(/<p dir="auto"[^>]*>les tarifs sont en ligne\.<\/p>/);
});

test("French punctuation stays on the line of its word", async () => {
  const html = await writeHtml(letterOf("ads-substituted", "fr"), surroundings("fr"));
  expect(html).toMatch(/pas\u00A0: «\u00A0.\u00A0» est imprimé/);
});

test("a letter about a day without edition names the newspaper in its subject, and each ad by its title", () => {
  const letter = letterOf("day-closed", "fr");
  expect(letter.subject).toBe("L’Horizon : pas de parution le 03/06/2026");
  expect(writeText(letter, surroundings("fr"))).toContain(
    "A00000007 · \u2068Constitution Atlas\u2069",
  );
});

test("a letter about a day without edition says of each ad which date moved, stays or is given back", () => {
  const closure = samples["day-closed"];
  const [ad] = closure.ads;
  if (ad === undefined) throw new Error("The sample has an ad.");
  const outcomes = [
    { kept: [], moved: ["2026-06-04"], refund: 0 },
    { kept: ["2026-06-04", "2026-06-05"], moved: ["2026-06-08"], refund: 0 },
    { kept: ["2026-06-05"], moved: [], refund: 2400 },
    { kept: [], moved: [], refund: 4800 },
    { kept: ["2026-06-05"], moved: [], refund: 0 },
    { kept: [], moved: [], refund: 0 },
  ] as const;
  const data = { ...closure, ads: outcomes.map((outcome) => ({ ...ad, ...outcome })) };
  const plain = (text: string) => text.replace(/[\u200e\u200f]/g, "").replace(/\s/g, " ");
  const textsIn = (language: "fr" | "ar") =>
    writeLetter("day-closed", data, surroundings(language)).blocks.flatMap((block) =>
      block.kind === "facts" ? block.rows.map(([, outcome]) => plain(outcome)) : [],
    );
  expect(textsIn("fr")).toEqual([
    "reportée au 04/06/2026",
    "reportée au 08/06/2026 — dates maintenues : 04/06/2026 · 05/06/2026",
    "cette date est retirée — date maintenue : 05/06/2026 — remboursé : 24,00 Dhs",
    "annulée — remboursé : 48,00 Dhs",
    "cette date est retirée — date maintenue : 05/06/2026",
    "annulée",
  ]);
  expect(textsIn("ar")).toEqual([
    "أُجّل إلى 04/06/2026",
    "أُجّل إلى 08/06/2026 — المواعيد الباقية: 04/06/2026 · 05/06/2026",
    "حذف هذا التاريخ — الموعد الباقي: 05/06/2026 — المبلغ المعاد: 24,00 درهم",
    "ملغى — المبلغ المعاد: 48,00 درهم",
    "حذف هذا التاريخ — الموعد الباقي: 05/06/2026",
    "ملغى",
  ]);
});

describe("a letter about an ad that did not run", () => {
  const outcome = { ...samples["ad-missed"], choice: null };
  const textOf = (change: Partial<typeof outcome>, language: "fr" | "ar") => {
    const data = { ...outcome, ...change };
    return writeText(
      writeLetter("ad-missed", data, surroundings(language)),
      surroundings(language),
    );
  };
  const dates = ["2026-06-05"] as const;

  test.each([
    ["moved", { state: "moved", dates }, "sans supplément de prix", "دون أي زيادة في الثمن"],
    ["moved, unpaid", { state: "moved", dates, isUnpaid: true }, "reste à payer", "أداؤه مطلوبا"],
    ["refunded", { state: "refunded", refund: 4800 }, "vous est rendu", "أعيد إليكم"],
    ["of a free order", { state: "refunded" }, "n’avait rien coûté", "لم تكلف شيئا"],
    ["cancelled unpaid", { state: "refunded", isUnpaid: true }, "n’était pas payée", "لم تؤد"],
    ["without one date", { state: "refunded", dates }, "Cette date est retirée", "حذف هذا التاريخ"],
    [
      "without one date, unpaid",
      { state: "refunded", dates, isUnpaid: true },
      "Cette date est retirée",
      "حذف هذا التاريخ",
    ],
  ] as const)("%s says so, and nothing else", (_, change, fr, ar) => {
    expect(textOf(change, "fr")).toContain(fr);
    expect(textOf(change, "ar")).toContain(ar);
    const others = ["reportée", "n’était pas payée", "n’avait rien coûté", "est retirée", "rendu"];
    const mentioned = others.filter((words) => textOf(change, "fr").includes(words));
    expect(mentioned.length).toBeLessThanOrEqual(1);
  });

  test("does not state a day to come as past", () => {
    const letter = writeLetter("ad-missed", samples["ad-missed"], surroundings("fr"));
    expect(letter.subject).toContain("Annonce qui ne paraît pas à sa date");
    expect(letter.title).toBe("Une annonce ne paraît pas à sa date");
  });
});

describe.each(["fr", "ar"] as const)("in %s, no other publisher is named", (language) => {
  const sender = surroundings(language);
  const team = { fr: "L’équipe Échos du Souss", ar: "فريق أصداء سوس" };
  /** The product's names; `Parution` is a word for publication too. */
  const product = /Parution(?! prévue|\s:|<\/th>)|باريسيون/u;

  test.each(names)("in %s, in subject, text and HTML", async (name) => {
    const letter = letterOf(name, language);
    const [text, html] = [writeText(letter, sender), await writeHtml(letter, sender)];
    expect(text).toContain(team[language]);
    expect(html).toContain(`${sender.publisher}</td>`);
    for (const written of [letter.subject, text, html]) expect(written).not.toMatch(product);
  });
});

test("a new account is one with the publisher", () => {
  const confirm = writeText(letterOf("registration-confirm", "ar"), surroundings("ar"));
  expect(confirm).toContain("حساب لدى أصداء سوس");
});
