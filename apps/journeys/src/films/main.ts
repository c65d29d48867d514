import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import type { Language } from "../support/labels.ts";
import { recordFilm } from "./record.ts";
import { captionsOf, films } from "./script.ts";
import { shootScenes, WINDOW } from "./shoot.ts";

/** Makes the guide's films anew from the running portal that PORTAL_URL names: `node src/films/main.ts`. */
const folder = new URL("../../../portal/public/guide/", import.meta.url);
const portal = process.env.PORTAL_URL ?? "http://localhost:4800";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [name, film] of Object.entries(films)) {
    for (const language of ["fr", "ar"] satisfies Language[]) {
      const context = await browser.newContext({
        baseURL: portal,
        viewport: WINDOW,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const scenes = await shootScenes(page, film.supportId[language], language);
      await page.goto("about:blank");
      const bytes = await recordFilm(page, scenes);
      const write = (extension: string, content: string | Buffer) =>
        writeFile(new URL(`${name}-${language}.${extension}`, folder), content);
      await write("webm", bytes);
      await write("vtt", captionsOf(film.captions[language]));
      await context.close();
    }
  }
} finally {
  await browser.close();
}
