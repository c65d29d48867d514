import type { Client } from "@parution/contract/client";
import { importCatalogue } from "@parution/contract/desk-catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { type BookSheet, writeBook } from "./workbook.ts";
import { MOST_UNPACKED } from "./zip.ts";

let api: TestApi;
let sales: Client;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signInStaff("regie");
});
afterAll(() => api.stop());

const fileOf = async (sheets: readonly BookSheet[]) =>
  new File([await new Response(writeBook(sheets)).arrayBuffer()], "catalogue.xlsx");

const faultsOf = async (file: File) =>
  (await sales.call(importCatalogue, { body: { file } })).faults.map(
    ({ cell, message }) => `${cell} ${message}`,
  );

describe("the import of a file", () => {
  const refusal = async (file: File) => {
    try {
      await sales.call(importCatalogue, { body: { file } });
      return "";
    } catch (error) {
      return (error as { fields?: { file?: string[] } }).fields?.file?.[0];
    }
  };

  test("refuses a file that is no workbook, with its sentence", async () => {
    const sentence = "Ce fichier n’est pas un classeur .xlsx.";
    expect(await refusal(new File(["%PDF-1.7"], "catalogue.xlsx"))).toBe(sentence);
    expect(await refusal(new File(["id;libelle_fr"], "catalogue.xlsx"))).toBe(sentence);
  });

  test("refuses a file that another program wrote in its own format", async () => {
    const sentence = "Ce fichier est d’un autre programme : enregistrez-le au format .xlsx.";
    expect(await refusal(await zipOf({ mimetype: "application/vnd.oasis" }))).toBe(sentence);
    expect(await refusal(await zipOf({ "word/document.xml": "<w:document/>" }))).toBe(sentence);
  });

  test("refuses a file that has a password or the format of before 2007", async () => {
    const compound = Buffer.from("d0cf11e0a1b11ae1".padEnd(1024, "0"), "hex");
    expect(await refusal(new File([compound], "catalogue.xlsx"))).toContain("a un mot de passe");
  });

  test("refuses a file that arrived in part", async () => {
    const whole = await fileOf([{ name: "rubriques", header: ["id"], rows: [] }]);
    const part = new File([whole.slice(0, whole.size / 2)], "catalogue.xlsx");
    expect(await refusal(part)).toContain("incomplet ou abîmé");
  });

  test("refuses a file that another program made of something else", async () => {
    const file = await fileOf([{ name: "Feuil1", header: ["a"], rows: [["b"]] }]);
    expect(await refusal(file)).toBe("Ce classeur n’a aucune des feuilles du catalogue.");
  });

  test("refuses a file with 100 000 rows", async () => {
    const rows = Array.from({ length: 100_000 }, (_, place) => [place, "Rubrique"]);
    const file = await fileOf([{ name: "rubriques", header: ["id", "libelle_fr"], rows }]);
    expect(await refusal(file)).toBe("Ce classeur a plus de 60 000 lignes.");
  });

  test("refuses a file that unpacks to more than it says", async () => {
    const file = await bookOf("rubriques", "a".repeat(MOST_UNPACKED + 1));
    expect(file.size).toBeLessThan(4 * 1024 * 1024);
    expect(await refusal(file)).toBe("Ce classeur est trop volumineux, même compressé.");
  });
});

test("a formula is named at its cell, with advice to paste its value", async () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>id</t></is></c><c t="inlineStr"><is><t>libelle_fr</t></is></c><c t="inlineStr"><is><t>libelle_ar</t></is></c><c t="inlineStr"><is><t>position</t></is></c><c t="inlineStr"><is><t>retiree</t></is></c></row><row r="2"><c><v>1</v></c><c t="str"><f>1+1</f><v>2</v></c><c t="inlineStr"><is><t>ا</t></is></c></row></sheetData></worksheet>';
  expect(await faultsOf(await bookOf("couleurs", sheet))).toContain(
    "B2 Une formule n’est pas lue : collez sa valeur.",
  );
});

/** A workbook with one sheet, as it is given. */
const bookOf = (name: string, sheet: string) =>
  zipOf({
    "xl/workbook.xml": `<workbook><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet,
  });

async function zipOf(parts: Readonly<Record<string, string>>): Promise<File> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Buffer));
  return new File([Buffer.concat(chunks)], "catalogue.xlsx");
}
