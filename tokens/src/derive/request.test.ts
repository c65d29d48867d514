import { describe, expect, it } from "vitest";
import { readThemeRequest } from "./request.ts";

const good = { slug: "gazette-du-nord", brand: "#7A1F2B" };
const problemsOf = (answers: object) =>
  readThemeRequest({ ...good, ...answers }, ["parution", "l-horizon"]).problems;

describe("readThemeRequest", () => {
  it("reads a request with the required fields alone", () => {
    expect(readThemeRequest(good, []).request).toEqual({
      slug: "gazette-du-nord",
      name: "Gazette Du Nord",
      brand: "#7a1f2b",
    });
  });

  it("reads a request with every field", () => {
    const answers = {
      ...good,
      brand: "fc0",
      name: " La Gazette ",
      headlineFace: "bitter",
      paperFace: "naskh",
      paper: "#fff1e5",
      radius: "0",
    };
    expect(readThemeRequest(answers, []).request).toEqual({
      ...answers,
      brand: "#ffcc00",
      name: "La Gazette",
      radius: 0,
    });
  });

  it("treats an empty answer as absent", () => {
    const answers = { ...good, name: " ", headlineFace: "", paper: "", radius: "" };
    expect(readThemeRequest(answers, [])).toEqual(readThemeRequest(good, []));
  });

  it.each([
    "",
    "Gazette",
    "la_gazette",
    "-gazette",
    "gazette-",
    "la--gazette",
    "../x",
    "3g",
    "été",
  ])("refuses the slug «%s»", (slug) => {
    expect(problemsOf({ slug })).toMatchObject([
      { field: "slug", message: expect.stringContaining("kebab-case") },
    ]);
  });

  it("refuses a slug that is taken, and lists the taken ones", () => {
    expect(problemsOf({ slug: "l-horizon" })).toEqual([
      { field: "slug", message: "«l-horizon» is taken. Taken: parution, l-horizon." },
    ]);
  });

  it.each(["", "red", "#12", "#12345", "#7a1f2b80", "rgb(1, 2, 3)", "#ggg"])(
    "refuses the colour «%s»",
    (brand) => {
      expect(problemsOf({ brand })).toEqual([
        { field: "brand", message: `«${brand}» is not a colour, like «#7a1f2b».` },
      ]);
    },
  );

  it.each(["times", "toString", "Bitter"])("refuses the face «%s», and lists the faces", (face) => {
    expect(problemsOf({ headlineFace: face })).toEqual([
      {
        field: "headlineFace",
        message: `«${face}» is not a face. Faces: plex, source-serif, naskh, bitter, grotesk.`,
      },
    ]);
  });

  it.each(["-1", "25", "1.5", "big", "1e1"])("refuses the corner «%s»", (radius) => {
    expect(problemsOf({ radius })).toMatchObject([{ field: "radius" }]);
  });

  it("reports all faults at once", () => {
    const problems = problemsOf({ slug: "A", brand: "b", paperFace: "c", paper: "d" });
    expect(problems?.map(({ field }) => field)).toEqual(["slug", "brand", "paperFace", "paper"]);
  });
});
