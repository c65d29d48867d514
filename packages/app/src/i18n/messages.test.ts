import { expect, it, vi } from "vitest";
import { messagesOf, provideCatalogs } from "./messages.ts";

it("adds the texts of a part without rendering again what is on the page", async () => {
  const parts = { dialog: async () => ({ messages: { leave: "Quitter ?" } }) };
  provideCatalogs({
    fr: async () => ({ messages: { home: "Accueil" }, parts }),
    ar: async () => ({ messages: {}, parts: {} }),
  });
  const page = await messagesOf("fr");
  const onChange = vi.fn();
  page.on("change", onChange);

  const dialog = await messagesOf("fr", "dialog");

  expect(dialog._("leave")).toBe("Quitter ?");
  expect(dialog._("home")).toBe("Accueil");
  expect(onChange).not.toHaveBeenCalled();
});
