import { describe, expect, test } from "vitest";
import { captionFault, filmFormatOf, isOwnFilm } from "./index.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("the format of a film", () => {
  test.each([
    ["\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41", "mp4"],
    ["\0\0\0\u0018ftypmp42\0\0\0\0", "mp4"],
    ["\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm", "webm"],
    ["\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0088matroska", null],
    ["\0\0\0\u0014ftypqt  \0\0\u0002\0", null],
    ["\0\0\0\u001cftypavif\0\0\0\0", null],
    ["<!doctype html><script>webm</script>", null],
    ["%PDF-1.7", null],
    ["ftyp", null],
    ["", null],
  ] as const)("%j is %s by its first bytes", (text, format) => {
    expect(filmFormatOf(bytes(text))).toBe(format);
  });
});

describe("captions", () => {
  const cue = (time: string, text = "Bonjour") => `WEBVTT\n\n${time}\n${text}\n`;

  test.each([
    cue("00:00.000 --> 00:02.000"),
    cue("00:00:00.000 --> 01:00:02.500 align:start line:0"),
    "\uFEFFWEBVTT titre\r\nKind: captions\r\n\r\nun\r\n00:01.000 --> 00:02.000\r\nA\r\nB\r\n",
    "WEBVTT\n\nNOTE un mot\nsur deux lignes\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\nA",
  ])("%j are read", (text) => {
    expect(captionFault(text)).toBeNull();
  });

  test.each([
    ["", 1, "header"],
    ["Bonjour", 1, "header"],
    ["WEBVTTX\n\n00:00.000 --> 00:02.000\nA", 1, "header"],
    ["WEBVTT\n", 1, "empty"],
    ["WEBVTT\n\nBonjour\n", 3, "timing"],
    [cue("00:00,000 --> 00:02,000"), 3, "timing"],
    [cue("00:00.000 --> "), 3, "timing"],
    [cue("00:61.000 --> 01:02.000"), 3, "timing"],
    ["WEBVTT\n\nun\n0.0 --> 0.2\nA", 4, "timing"],
    [cue("00:02.000 --> 00:02.000"), 3, "end"],
    [`${cue("00:05.000 --> 00:06.000")}\n00:01.000 --> 00:02.000\nA`, 6, "order"],
  ] as const)("%j have their fault at line %i: %s", (text, line, fault) => {
    expect(captionFault(text)).toEqual({ line, fault });
  });

  test("without end are judged by their first fault", () => {
    expect(captionFault(`WEBVTT\n\n${"-->".repeat(50_000)}`)).toMatchObject({ fault: "timing" });
    expect(captionFault(`WEBVTT\n\n${"a\n\n".repeat(50_000)}`)).toMatchObject({ line: 3 });
  });
});

test("films of the newspaper's own are distinguished from those elsewhere", () => {
  expect(isOwnFilm("/ads/films/a.mp4")).toBe(true);
  expect(isOwnFilm("/guide/print-fr.webm")).toBe(false);
  expect(isOwnFilm("https://films.test/ads/films/a.mp4")).toBe(false);
});
