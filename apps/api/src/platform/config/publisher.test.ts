import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StartError } from "../errors.ts";
import { demoPublisher, readPublisher } from "./publisher.ts";

function fileOf(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "publisher-")), "publisher.json");
  writeFileSync(path, content);
  return path;
}

describe("readPublisher", () => {
  test("reads the file where there is one", () => {
    const named = { ...demoPublisher, phone: "0537 00 00 00" };
    expect(readPublisher(fileOf(JSON.stringify(named)), true)).toEqual(named);
  });

  test("invents a publisher for the demonstration alone", () => {
    expect(readPublisher(undefined, true)).toEqual(demoPublisher);
    expect(readPublisher(undefined, false)).toBeNull();
  });

  const { contact, ...seller } = demoPublisher;
  const network = { network: "mastodon", url: "http://parution.example" };

  test.each([
    ["ice is not a well-formed ICE.", { ...seller, ice: "001987654000048" }],
    ["taxId is missing.", { ...seller, taxId: undefined }],
    ["taxId must be a text in quotes.", { ...seller, taxId: 40219876 }],
    ["businessTax must be digits.", { ...seller, businessTax: "TP 12" }],
    ["legalName.ar is missing.", { ...seller, legalName: { fr: "Parution" } }],
    ["legalName.ar is blank.", { ...seller, legalName: { fr: "Parution", ar: "" } }],
    ["email is not an e-mail address.", { ...seller, email: "facturation" }],
    ["paymentTerm must be 120 or less.", { ...seller, paymentTerm: 180 }],
    ["paymentTerm must be a whole number.", { ...seller, paymentTerm: 30.5 }],
    ["tradename is not a field of this file.", { ...seller, tradename: demoPublisher.tradeName }],
    [
      "contact.networks.0.network must be one of website, facebook, instagram, linkedin, x, youtube, whatsapp; contact.networks.0.url must be an address that begins with https://.",
      { ...seller, contact: { ...contact, networks: [network] } },
    ],
    ["the file must be a group of fields in { }.", []],
  ])("says in one sentence that %s", (sentence, content) => {
    const path = fileOf(JSON.stringify(content));
    expect(() => readPublisher(path, false)).toThrow(
      new StartError(`PUBLISHER_FILE ${path}: ${sentence}`),
    );
  });

  test("says that a file is not JSON", () => {
    const path = fileOf("{");
    expect(() => readPublisher(path, false)).toThrow(
      new StartError(`PUBLISHER_FILE ${path} cannot be read as JSON.`),
    );
  });
});
