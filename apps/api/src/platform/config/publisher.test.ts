import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoPublisher, readPublisher } from "./publisher.ts";

function fileOf(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "publisher-")), "publisher.json");
  writeFileSync(path, content);
  return path;
}

describe("readPublisher", () => {
  test("reads the file where there is one", () => {
    const named = { ...demoPublisher, phone: "0537 00 00 00" };
    expect(readPublisher(fileOf(JSON.stringify(named)), true)).toEqual(named);
  });

  test("invents a publisher for the demonstration alone", () => {
    expect(readPublisher(undefined, true)).toEqual(demoPublisher);
    expect(readPublisher(undefined, false)).toBeNull();
  });

  test.each([
    ["ice", { ...demoPublisher, ice: "001987654000048" }],
    ["taxId", { ...demoPublisher, taxId: undefined }],
    ["legalName", { ...demoPublisher, legalName: { fr: "Parution" } }],
    ["JSON", "{"],
  ])("names the fault of its %s", (name, content) => {
    const path = fileOf(typeof content === "string" ? content : JSON.stringify(content));
    expect(() => readPublisher(path, false)).toThrow(name);
  });
});
