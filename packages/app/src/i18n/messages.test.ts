import { type Messages, setupI18n } from "@lingui/core";
import { expect, it, vi } from "vitest";
import { localeOf } from "./languages.ts";
import { messagesOf, provideCatalogs } from "./messages.ts";

const counted: Messages = { counted: [["count", "plural", { one: ["#"], other: ["#"] }]] };

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

it.each(["fr", "ar"] as const)("counts in %s are written as the locale has them", (language) => {
  const locale = localeOf(language);
  const counts = setupI18n({ locale, messages: { [locale]: counted } });
  for (const count of [0, 1, 11, 999, 1000, 1_234_567, -3, 2.5]) {
    expect(counts._("counted", { count })).toBe(new Intl.NumberFormat(locale).format(count));
  }
});

it("a count below a thousand needs no number format, whose first one is slow", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  const counts = setupI18n({ locale: "fr", messages: { fr: counted } });
  expect(counts._("counted", { count: 42 })).toBe("42");
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
