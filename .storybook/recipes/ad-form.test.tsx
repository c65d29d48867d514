// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdForm } from "./ad-form.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function fill() {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Rubrique/ }), "Voitures");
  await user.type(screen.getByRole("textbox", { name: /^Texte/ }), "À vendre barque de pêche");
  await user.type(screen.getByRole("textbox", { name: /^Prix/ }), "12 500");
  await user.type(screen.getByRole("textbox", { name: /^Adresse/ }), "salma@exemple.ma");
  await user.click(screen.getByRole("button", { name: "Envoyer l'annonce" }));
}

test("sends the price in centimes", async () => {
  const send = vi.fn(async () => undefined);
  render(<AdForm send={send} />);
  await fill();
  expect(await screen.findByRole("status")).toBeDefined();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    section: "cars",
    text: "À vendre barque de pêche",
    price: 1_250_000,
    email: "salma@exemple.ma",
  });
});

test("reads the server's message at the field that it is about", async () => {
  const message = "Cette adresse ne reçoit pas de courrier.";
  render(<AdForm send={async () => ({ fields: { email: message } })} />);
  await fill();
  const email = await screen.findByRole("textbox", { name: /^Adresse/, description: message });
  expect(document.activeElement).toBe(email);
});
