import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { callsByFeature } from "../calls/index.ts";
import { buildOpenApi } from "./build.ts";
import { examples } from "./examples.ts";

const run = promisify(execFile);
const redocly = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const services = ["account", "ads"] as const;
const calls = Object.values(callsByFeature).flat();

describe.each(services)("the %s document", (service) => {
  test("passes a public linter's recommended rules without a warning", async () => {
    const folder = await mkdtemp(join(tmpdir(), "parution-openapi-"));
    try {
      const file = join(folder, `${service}.json`);
      const document = buildOpenApi(service, { publicUrl: "https://parution.test" });
      await writeFile(file, JSON.stringify(document));
      const options = ["lint", file, "--extends", "recommended", "--format", "json"];
      const { stdout } = await run(process.execPath, [redocly, ...options], {
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      });
      expect(JSON.parse(stdout).totals).toStrictEqual({ errors: 0, warnings: 0, ignored: 0 });
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);

  test("describes every call of the service", () => {
    const { paths } = buildOpenApi(service, { publicUrl: "https://parution.test" });
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = calls
      .filter((call) => call.service === service)
      .map((call) => `${call.method} ${call.path.replace(/:(\w+)/g, "{$1}")}`);
    expect(described.toSorted()).toStrictEqual(served.toSorted());
  });
});

test.each(Object.entries(examples))("the example of %s is read by its call", (name, example) => {
  const call = calls.find((one) => one.name === name);
  expect(call).toBeDefined();
  for (const part of ["body", "answer"] as const) {
    const codec = call?.[part];
    if (codec && example[part] !== undefined) z.parse(codec, example[part]);
  }
});
