import { describe, expect, it } from "vitest";
import { type ComboboxCatalogue, cutSections, flatten, gatherGroups } from "./catalogue.ts";
import { indexNames, search } from "./match.ts";

const catalogue: ComboboxCatalogue = [
  { value: "0", label: "Tout le Maroc" },
  {
    label: "Casablanca-Settat",
    items: [
      { value: "1", label: "Casablanca" },
      { value: "2", label: "Sidi Rahal" },
    ],
  },
  { label: "Fès-Meknès", items: [{ value: "3", label: "Sidi Harazem" }] },
];

function titlesOf(text: string): (readonly [string | undefined, string[]])[] {
  const found = gatherGroups(search(indexNames(flatten(catalogue)), text));
  return cutSections(found).map(
    ({ title, entries }) => [title, entries.map(({ item }) => item.value)] as const,
  );
}

describe("a grouped catalogue", () => {
  it("keeps its order when nothing is looked for", () => {
    expect(titlesOf("")).toEqual([
      [undefined, ["0"]],
      ["Casablanca-Settat", ["1", "2"]],
      ["Fès-Meknès", ["3"]],
    ]);
  });

  it("shows the group of the best answer first, and only groups that answer", () => {
    expect(titlesOf("sidi h")).toEqual([["Fès-Meknès", ["3"]]]);
    expect(titlesOf("harazem")).toEqual([["Fès-Meknès", ["3"]]]);
    expect(titlesOf("sidi")).toEqual([
      ["Casablanca-Settat", ["2"]],
      ["Fès-Meknès", ["3"]],
    ]);
  });

  it("never parts the choices of a group", () => {
    const mixed = indexNames([
      { value: "1", label: "b one", group: "B" },
      { value: "2", label: "a", group: "A" },
      { value: "3", label: "b two", group: "B" },
    ]);
    expect(gatherGroups(mixed).map(({ item }) => item.value)).toEqual(["1", "3", "2"]);
  });

  it("may be empty", () => {
    expect(cutSections(gatherGroups(indexNames(flatten([]))))).toEqual([]);
    expect(flatten([{ label: "Sans villes", items: [] }])).toEqual([]);
  });
});
