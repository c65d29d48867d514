import { describe, expect, it } from "vitest";
import {
  listingFilterOf,
  listingPath,
  listingPlaceOf,
  listingSearchOf,
  movedPublishedAdPath,
  publishedAdPath,
} from "./listing-address.ts";

const filterIn = (search: string) => listingFilterOf(new URLSearchParams(search));

describe("the filter of an address", () => {
  it("has the wire's parameter names", () => {
    const filter = { subheadingId: 12, typeId: 3, cityId: 7, search: "appartement à Fès" };
    expect(listingSearchOf(filter)).toBe(
      "?categorie=12&type=3&ville=7&recherche=appartement+%C3%A0+F%C3%A8s",
    );
  });

  it("is empty without a filter", () => {
    expect(listingSearchOf({})).toBe("");
    expect(listingSearchOf({ search: "" })).toBe("");
  });

  it.each(["categorie=x", "categorie=0", "categorie=-1", "ville=1e3", "type=", "recherche=%20%20"])(
    "leaves out what makes no sense: %s",
    (search) => {
      expect(filterIn(search)).toEqual({});
    },
  );

  it.each([
    { subheadingId: 12, typeId: 3, cityId: 999_999_999, search: "appartement & terrasse" },
    { search: "شقة للبيع" },
    { search: "page=2?ville=7#a" },
    { cityId: 7 },
  ])("is read as it was written: %j", (filter) => {
    expect(filterIn(listingSearchOf(filter))).toEqual(filter);
  });
});

describe("the place in the list", () => {
  it.each([
    [{ slug: "annonces-legales", page: 1 }, "/annonces/annonces-legales"],
    [{ slug: "annonces-legales", page: 3 }, "/annonces/annonces-legales/page=3"],
    [{ slug: null, page: 1 }, "/annonces"],
    [{ slug: null, page: 2 }, "/annonces/page=2"],
  ])("%j is %s", (place, path) => {
    expect(listingPath(place)).toBe(path);
    expect(listingPlaceOf(...path.split("/").slice(2))).toEqual(place);
  });

  it.each([
    ["annonces-legales", "page=0"],
    ["annonces-legales", "pg=2"],
    ["annonces-legales", "autre"],
    ["page=2", "page=3"],
  ])("is none at %s/%s", (first, second) => {
    expect(listingPlaceOf(first, second)).toBeNull();
  });
});

it("gives a published ad an address of its own with any slug", () => {
  const publishedAd = { headingSlug: "immobilier-vente", slug: "شقة/للبيع", id: 42 };
  expect(publishedAdPath(publishedAd)).toBe(
    `/annonce/immobilier-vente/${encodeURIComponent("شقة/للبيع")}/42`,
  );
});

describe("a published ad at a former address", () => {
  const publishedAd = { id: 42, slug: "riad-vendu", heading: { slug: "immobilier" } };
  const own = "/annonce/immobilier/riad-vendu/42";

  it.each([
    [{ slug: "riad-a-vendre", id: "42" }, own],
    [{ heading: "immobilier", slug: "riad-a-vendre", id: "42" }, own],
    [{ heading: "divers", slug: "riad-vendu", id: "42" }, own],
    [{ heading: "immobilier", slug: "riad-vendu", id: "42" }, null],
    [{ slug: "riad-vendu", id: "42" }, null],
  ])("stands, for %j, at %s", (named, path) => {
    expect(movedPublishedAdPath(named, publishedAd)).toBe(path);
  });
});
