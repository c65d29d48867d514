import { describe, expect, test } from "vitest";
import { readContact } from "./contact-message.ts";

const whole = {
  name: " Samira Bennani ",
  email: "samira@exemple.ma",
  subject: "Tarif",
  message: "Bonjour,\nquel est le délai ?",
};

function read(changes: Partial<typeof whole> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changes })) form.set(name, value);
  return readContact(form);
}

describe("a message to the publisher", () => {
  test("is read, without the blanks around it", () => {
    expect(read()).toEqual({ message: { ...whole, name: "Samira Bennani" } });
  });

  test.each([
    [{ name: "  " }, { name: "missing" }],
    [{ email: "" }, { email: "missing" }],
    [{ email: "samira" }, { email: "invalid" }],
    [{ subject: "x".repeat(151) }, { subject: "invalid" }],
    [
      { subject: "", message: " \n" },
      { subject: "missing", message: "missing" },
    ],
  ] as const)("with %o lacks %o", (changes, faults) => {
    expect(read(changes)).toEqual({ faults });
  });
});
