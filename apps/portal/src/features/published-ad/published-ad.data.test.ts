import { expect, it } from "vitest";
import { publishedAdAddressOf } from "./published-ad.data.ts";

const at = (params: Record<string, string>, search = "") =>
  publishedAdAddressOf(params, new URLSearchParams(search));

it("parses the id, slug and support of a published ad", () => {
  expect(at({ slug: "villa", id: "42" })).toEqual({ id: 42, slug: "villa" });
  expect(at({ slug: "villa", id: "42" }, "support=2")).toEqual({
    id: 42,
    slug: "villa",
    supportId: 2,
  });
});

it.each(["0", "-1", "1.5", "abc", "", "9999999999", "99999999999999"])(
  "names none by «%s»",
  (id) => {
    expect(at({ slug: "villa", id })).toBeNull();
  },
);

it("ignores an invalid support", () => {
  expect(at({ slug: "villa", id: "42" }, "support=x")).toEqual({ id: 42, slug: "villa" });
});
