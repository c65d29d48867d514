import { EMPTY_NOTICE, fittingTemplates } from "@parution/rules/notices";
import { describe, expect, it } from "vitest";
import { type KeptNotice, nextNotice, readKept, writeKept } from "./kept-notice.ts";
import { writtenIn } from "./written-notice.ts";

const notice: KeptNotice = {
  kind: "dissolution",
  language: "ar",
  values: { ...EMPTY_NOTICE, company: "ATLAS" },
  written: "ATLAS\nDissolution",
};

const NONE = fittingTemplates("carnet");

describe("a stored notice", () => {
  it("is restored as it was", () => {
    expect(readKept(writeKept(notice))).toEqual(notice);
    expect(readKept(writeKept(nextNotice(null, "fr", NONE)))).toEqual(nextNotice(null, "fr", NONE));
  });

  it("fills the next notice, in the language of another newspaper", () => {
    const legal = fittingTemplates("annonces-legales");
    expect(nextNotice(notice, "fr", legal)).toEqual({ ...notice, language: "fr" });
  });

  it("changes to the one kind that fits the heading, with the values that the heading implies", () => {
    const flats = fittingTemplates("immobilier-location");
    expect(nextNotice(notice, "fr", flats)).toMatchObject({
      kind: "flat",
      values: { company: "ATLAS", flatOffer: "toRent" },
    });
    expect(nextNotice(notice, "fr", NONE).kind).toBeNull();
  });

  it("is read although fields were added since it was kept", () => {
    const { carModel: _added, ...before } = notice.values;
    const kept = JSON.stringify({ version: 1, ...notice, values: before });
    expect(readKept(kept)).toEqual(notice);
  });

  it.each(["", "{", "null", "[]", '{"version":0}', '{"version":1,"values":{"company":3}}'])(
    "is let go when it is «%s»",
    (text) => {
      expect(readKept(text)).toBeNull();
    },
  );

  it("gives the text that was written without the rest", () => {
    expect(writtenIn(writeKept(notice))).toBe(notice.written);
    expect(writtenIn(writeKept(nextNotice(null, "fr", NONE)))).toBeNull();
    expect(writtenIn("{")).toBeNull();
  });

  it("drops a kind that no longer exists", () => {
    expect(readKept(writeKept(notice).replace("dissolution", "merger"))?.kind).toBeNull();
  });
});
