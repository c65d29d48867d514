import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium } from "playwright";

/**
 * Storybook's answers to programs and to those who search, by `pnpm sweep storybook`: the built one (`storybook-static`), and the
 * development server with its model context protocol.
 */
const root = join(import.meta.dirname, "../..");
const built = join(root, "storybook-static");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

const files = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = join(built, pathname === "/" ? "index.html" : pathname);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.setHeader("Content-Type", types[extname(file)] ?? "text/plain; charset=utf-8");
  createReadStream(file).pipe(response);
});

describe("the built Storybook", () => {
  let origin: string;
  let browser: Browser;
  before(async () => {
    await new Promise<void>((done) => files.listen(0, done));
    origin = `http://localhost:${(files.address() as AddressInfo).port}`;
    browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  after(async () => {
    await browser.close();
    files.close();
  });

  const textOf = async (path: string) => (await fetch(`${origin}/${path}`)).text();

  test("lists the components in llms.txt, with a page for each", async () => {
    const pages: readonly string[] = (await textOf("llms.txt")).match(/llms\/[\w-]+\.md/g) ?? [];
    assert.ok(pages.length > 70, `${pages.length} pages`);
    assert.ok(pages.includes("llms/select.md"));
    assert.match(await textOf("llms/select.md"), /@parution\/kit\/select/);
  });

  test("describes the same components in its own manifest and in components.json", async () => {
    const { components } = JSON.parse(await textOf("manifests/components.json"));
    assert.match(components["fields-select"].import, /@parution\/kit\/select/);
    assert.match(components["fields-select"].apiDescription, /placeholder/);
    const kit = JSON.parse(await textOf("components.json"));
    assert.ok(kit.components.some(({ name }: { name: string }) => name === "Select"));
  });

  for (const [word, component] of Object.entries({
    autocomplete: "Combobox",
    dropdown: "Select",
    upload: "File drop",
    snackbar: "Toast region",
    formulaire: "Form",
  })) {
    test(`finds ${component} by «${word}»`, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(origin);
      await page.getByRole("searchbox").or(page.getByPlaceholder("Find components")).fill(word);
      await page.getByRole("option", { name: component }).first().waitFor();
      await page.close();
    });
  }
});

describe("the development server", () => {
  const port = 6790;
  let server: ChildProcess;
  before(async () => {
    const command = join(root, "node_modules/.bin/storybook");
    const args = ["dev", "--port", String(port), "--exact-port", "--ci", "--no-open"];
    server = spawn(command, args, { cwd: root, stdio: "ignore", detached: true });
    const deadline = Date.now() + 120_000;
    const isUp = () =>
      fetch(`http://localhost:${port}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      assert.ok(Date.now() < deadline, "Storybook does not start.");
      await pause(500);
    }
  });
  after(() => {
    if (server.pid) process.kill(-server.pid);
  });

  /** Calls a method of the model context protocol; answers come as one event. */
  async function call(method: string, params: object) {
    const response = await fetch(`http://localhost:${port}/mcp`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const text = await response.text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result;
  }

  test("lists its tools and documents a component by the model context protocol", async () => {
    await call("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "check", version: "1" },
    });
    const { tools } = await call("tools/list", {});
    const names = tools.map(({ name }: { name: string }) => name);
    assert.ok(names.includes("docs-show"), names.join());
    const { content } = await call("tools/call", {
      name: "docs-show",
      arguments: { id: "fields-select" },
    });
    assert.match(content[0].text, /^# Select[\s\S]*`placeholder`/);
  });
});
