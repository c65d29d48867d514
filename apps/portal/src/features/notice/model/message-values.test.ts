import { expect, it } from "vitest";
import { messageFaults, readMessage } from "./message-values.ts";

it("asks for an address, a subject and a message, not for a telephone", () => {
  expect([...messageFaults(readMessage(new FormData()))]).toEqual([
    ["email", "missing"],
    ["subject", "missing"],
    ["message", "missing"],
  ]);
});

it("points out what cannot be an address or a number", () => {
  const written = { email: "lina@", phone: "appelez-moi", subject: "Visite", message: "Bonjour" };
  expect([...messageFaults(written)]).toEqual([
    ["email", "email"],
    ["phone", "phone"],
  ]);
});
