import { describe, expect, test } from "vitest";
import {
  chapterFaults,
  frameFaults,
  guideFaults,
  homeFaults,
  pageFaults,
  publisherFaults,
} from "./contents.ts";

const both = (text: string) => ({ fr: text, ar: text });
const question = { id: "prix", question: both("Combien ?"), answer: both("Voir [ici](/tarifs).") };

describe("a chapter", () => {
  test("has both languages, links to allowed addresses and questions of different ids", () => {
    const chapter = { title: both("Prix"), questions: [question], film: null };
    expect(chapterFaults(chapter)).toEqual({});
    const wrong = { ...question, answer: { fr: " ", ar: "[x](javascript:y)" } };
    expect(chapterFaults({ ...chapter, questions: [question, wrong] })).toEqual({
      "questions.1.id": "twice",
      "questions.1.answer.fr": "missing",
      "questions.1.answer.ar": "link",
    });
  });

  test.each([
    ["https://films.test/a.mp4", "", {}],
    ["/guide/a.webm", "WEBVTT\n\n00:00.000 --> 00:01.000\nA", {}],
    ["/guide/a.webm", "WEBVTT\n", { "film.captions.fr": "vtt", "film.captions.ar": "vtt" }],
    ["", "", { "film.url.fr": "missing", "film.url.ar": "missing" }],
    ["http://films.test/a.mp4", "", { "film.url.fr": "address", "film.url.ar": "address" }],
    ["javascript:x", "", { "film.url.fr": "address", "film.url.ar": "address" }],
    ["/a.mp4", "<script>", { "film.captions.fr": "vtt", "film.captions.ar": "vtt" }],
  ])("with a film at %s and captions %j", (url, captions, faults) => {
    const film = { url: both(url), captions: both(captions) };
    expect(chapterFaults({ title: both("Prix"), questions: [question], film })).toEqual(faults);
  });
});

test("a page has a title and a text, and a short description or none", () => {
  const page = { title: both("Mentions"), description: both(""), text: both("## Un") };
  expect(pageFaults(page)).toEqual({});
  const wrong = { title: both(""), description: both("a".repeat(301)), text: both("Un") };
  expect(pageFaults(wrong)).toMatchObject({ "title.fr": "missing", "description.ar": "long" });
});

test("an announcement ends after it begins, and each block stands once", () => {
  const announcement = { text: both("Fête"), from: "2026-11-02", until: "2026-11-01" };
  expect(homeFaults({ blocks: ["steps", "steps"], announcement })).toEqual({
    blocks: "twice",
    "announcement.until": "order",
  });
});

test("a film of the home page or the guide has its address and a picture of the site's own", () => {
  const film = { url: both("/ads/films/a.mp4"), captions: both(""), poster: "/ads/films/a.jpg" };
  const away = { ...film, poster: "https://films.test/a.jpg" };
  const home = { announcement: null, blocks: ["film"] };
  expect(homeFaults({ ...home, film })).toEqual({});
  expect(homeFaults({ ...home, film: null })).toEqual({ film: "missing" });
  expect(homeFaults({ ...home, film: away })).toEqual({ "film.poster": "address" });
  expect(guideFaults({ print: film, digital: null })).toEqual({});
  expect(guideFaults({ print: null, digital: { ...film, url: both("x") } })).toEqual({
    "digital.url.fr": "address",
    "digital.url.ar": "address",
  });
});

test("links and networks lead to allowed addresses", () => {
  const links = [{ label: both("Presse"), url: "presse.test" }];
  expect(frameFaults({ header: ["ads"], links })).toEqual({ "links.0.url": "address" });
  const details = { address: both("Casablanca"), hours: [], agencies: [] };
  const networks = [{ url: "/x" }, { url: "https://x.test/parution" }];
  expect(publisherFaults({ ...details, networks })).toEqual({ "networks.0.url": "address" });
});
