import { EMPTY_NOTICE } from "@parution/rules/notices";
import { describe, expect, it } from "vitest";
import { type KeptNotice, nextNotice, readKept, writeKept } from "./kept-notice.ts";
import { writtenIn } from "./written-notice.ts";

const notice: KeptNotice = {
  kind: "dissolution",
  language: "ar",
  values: { ...EMPTY_NOTICE, company: "ATLAS" },
  written: "ATLAS\nDissolution",
};

describe("what is kept of a notice", () => {
  it("comes back as it was", () => {
    expect(readKept(writeKept(notice))).toEqual(notice);
    expect(readKept(writeKept(nextNotice(null, "fr")))).toEqual(nextNotice(null, "fr"));
  });

  it("serves the next notice, in another newspaper's language", () => {
    expect(nextNotice(notice, "fr")).toEqual({ ...notice, language: "fr" });
  });

  it.each(["", "{", "null", "[]", '{"version":0}', '{"version":1,"values":{}}'])(
    "is let go when it is «%s»",
    (text) => {
      expect(readKept(text)).toBeNull();
    },
  );

  it("tells the text that was written without the rest", () => {
    expect(writtenIn(writeKept(notice))).toBe(notice.written);
    expect(writtenIn(writeKept(nextNotice(null, "fr")))).toBeNull();
    expect(writtenIn("{")).toBeNull();
  });

  it("forgets a kind that there no longer is", () => {
    expect(readKept(writeKept(notice).replace("dissolution", "merger"))?.kind).toBeNull();
  });
});
