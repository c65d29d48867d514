import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { vi } from "vitest";
import type { Config } from "../platform/config/config.ts";
import type { OpenPages, PageFacts } from "../platform/http/pages.ts";
import { createLog } from "../platform/log.ts";
import type { PageChange } from "../platform/web/page-versions.ts";
import { servePortal } from "../platform/web/portal.ts";
import { testConfig } from "./template.ts";

/** A script of the built portal. */
export const SCRIPT = `console.log("${"bonjour ".repeat(100)}");`;
/** The script within the built document, and that document. */
export const DOCUMENT_SCRIPT = "start()";
export const DOCUMENT = `<!doctype html><title>Parution</title><script data-next="/assets/main-B2x9Qz41.js">${DOCUMENT_SCRIPT}</script>`;
/** Stands for the portal's renderer: reports what it was given, and how often it was asked. */
const RENDERER = `
  let count = 0;
  const login = { visitor: "/connexion?raison=compte", ended: "/connexion?raison=session" };
  const accesses = { "/compte": "session", "/formulaire": "landing" };
  export const createRenderer = ({ template }) => ({
    visitOf(location, chosen, sold) {
      const [path] = location.split("?");
      const choices = { ...chosen, supportSlug: sold.length === 1 ? sold[0] : chosen.supportSlug };
      const key = location.includes("recherche") ? null : path + JSON.stringify(choices);
      const hasOwnReads = path === "/compte" && !location.includes("rien");
      return { key, location, choices, access: accesses[path] ?? "public", hasOwnReads, login };
    },
    async render({ visit, viewer, site, known, fetch, onError }) {
      const { location, choices } = visit;
      const [path] = location.split("?");
      const common = { styles: [], version: null, tags: [] };
      if (path === "/ancien") return { ...common, status: 302, html: "", location: "/fr" };
      if (path === "/nom") return { ...common, status: 200, html: site.fr + " " + site.ar };
      if (path === "/faute") throw new Error("this cannot be rendered");
      if (path === "/fin") process.exit(3);
      if (viewer === "user") {
        if (location.includes("faute")) throw new Error("its own reads failed");
        const own = await (await fetch("http://localhost/account/x")).text();
        return { ...common, status: 200, html: template + own };
      }
      if (path === "/compte/rendu") onError(new Error("a part failed"));
      count += 1;
      const said = path === "/appel" ? await (await fetch("http://localhost/ads/x")).text() : path;
      if (known === said) return "unchanged";
      const facts = JSON.stringify({ location, ...choices, viewer, count });
      const html = template + "<style>p{gap:0}</style><script>evil()</script><p>" + said + facts + " ".repeat(400);
      const status = { "/404": 404, "/panne": 503 }[path] ?? 200;
      const retryAfter = status === 503 ? 10 : undefined;
      return { status, html, styles: ["p{gap:0}"], version: said, tags: [], retryAfter };
    },
  });
`;

/** Serves a small built portal from a folder of its own, to callers whose session the test sets. */
export async function openTestPortal(changes: Partial<Config> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "parution-portal-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), DOCUMENT);
  writeFileSync(join(folder, "assets/main-B2x9Qz41.js"), SCRIPT);
  writeFileSync(join(folder, "assets/B2x9Qz4.js"), SCRIPT);
  writeFileSync(join(folder, "guide.webm"), "0123456789");
  writeFileSync(join(folder, "theme.css"), "p{}");
  writeFileSync(join(folder, "theme.css.br"), brotliCompressSync("by the build"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, ".vite/style-parts.json"), "{}");
  mkdirSync(join(folder, ".server"));
  writeFileSync(join(folder, ".server/entry-server.mjs"), RENDERER);
  const sold: string[] = [];
  const found: PageChange[] = [];
  const portal = await servePortal(folder, {
    config: { ...testConfig(folder), ...changes },
    log: createLog("silent"),
    findChanges: async () => found.splice(0),
    readSupportSlugs: async () => [...sold],
  });
  const services = vi.fn<typeof fetch>(async () => new Response("from a service"));
  const pages = portal.open(services);
  const caller: { session: "signed-in" | "ended" | "visitor" } = { session: "visitor" };
  const facts: PageFacts = {
    identify: () => Promise.resolve(caller.session),
    admit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  return {
    services,
    caller,
    facts,
    /** Newspapers on sale, and changes of the catalogue that the next comparison finds. */
    sold,
    found,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      pages.answer(new Request(`http://localhost${path}`, { method, headers }), facts),
    /** The page that lies ready for a request, as text. */
    keptFor(path: string, headers: Record<string, string> = {}, method = "GET") {
      const requestHeaders = { "accept-encoding": "br", ...headers };
      const kept = pages.kept({ method, url: path, headers: requestHeaders });
      return kept && { ...kept, text: kept.body && brotliDecompressSync(kept.body).toString() };
    },
    async stop() {
      await portal.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A program without a portal. */
export const noPages: OpenPages = () => ({
  kept: () => null,
  answer: () => Promise.resolve(null),
  noteAction: () => undefined,
});
