import { describe, expect, test } from "vitest";
import { readCredentials } from "./credentials.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("readCredentials", () => {
  test("trims the e-mail, never the password", () => {
    const form = formOf({ email: "  pro@demo.parution.test ", password: " s3cret " });
    expect(readCredentials(form)).toEqual({
      credentials: { email: "pro@demo.parution.test", password: " s3cret " },
    });
  });

  test("tells an absent e-mail from one that is none", () => {
    expect(readCredentials(formOf({ email: " ", password: "x" }))).toEqual({
      faults: { email: "missing" },
    });
    expect(readCredentials(formOf({ email: "pro@", password: "x" }))).toEqual({
      faults: { email: "invalid" },
    });
  });

  test("names every field that is wrong", () => {
    expect(readCredentials(formOf({ email: "pro", password: "" }))).toEqual({
      faults: { email: "invalid", password: "missing" },
    });
  });
});
