import { describe, expect, it } from "vitest";
import type { Command, CommandGroup } from "./command-palette.types.ts";
import { findCommands, indexCommands } from "./find-commands.ts";

const place = (id: string, label: string, ...keywords: string[]): Command => ({
  id,
  label,
  keywords,
  href: `#${id}`,
});

const items: readonly CommandGroup[] = [
  {
    label: "Pages",
    items: [
      place("moderation", "Modération", "annonces à décider"),
      place("rates", "Tarifs", "prix"),
    ],
  },
  { label: "Actions", items: [place("mode", "Mode sombre")] },
  { label: "Vide", items: [] },
];

/** Groups on show in one line: `Pages: moderation rates | Actions: mode`. */
function shown(text: string, recent: readonly Command[] = [], results: CommandGroup[] = []) {
  const groups = findCommands(indexCommands(items), text, {
    recent: { label: "Récents", items: recent },
    results,
  });
  return groups
    .map(({ label, items: found }) => `${label}: ${found.map(({ id }) => id).join(" ")}`)
    .join(" | ");
}

const ad = place("A12345678", "A12345678");

describe("findCommands", () => {
  it("shows every group that is not empty while nothing is typed", () => {
    expect(shown("")).toBe("Pages: moderation rates | Actions: mode");
    expect(shown("  ")).toBe(shown(""));
  });

  it("puts what was chosen last first, and not a second time into its group", () => {
    expect(shown("", [place("rates", "Tarifs"), ad])).toBe(
      "Récents: rates A12345678 | Pages: moderation | Actions: mode",
    );
  });

  it("finds by the start of a name without accents, the group of the best answer first", () => {
    expect(shown("moderation")).toBe("Pages: moderation");
    expect(shown("mode ")).toBe("Pages: moderation | Actions: mode");
    expect(shown("sombre")).toBe("Actions: mode");
  });

  it("finds by keywords and in spite of a mistyped letter", () => {
    expect(shown("prix")).toBe("Pages: rates");
    expect(shown("trifs")).toBe("Pages: rates");
  });

  it("leaves recent commands out of what is typed", () => {
    expect(shown("zzz", [ad])).toBe("");
  });

  it("adds what the application has found, each command once", () => {
    const results = [{ label: "Annonces", items: [ad, place("rates", "Tarifs"), ad] }];
    expect(shown("tarifs", [], results)).toBe("Pages: rates | Annonces: A12345678");
    expect(shown("A1234", [], results)).toBe("Annonces: A12345678 rates");
    expect(shown("", [], results)).toBe(shown(""));
  });
});
