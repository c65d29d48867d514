import { mkdir, writeFile } from "node:fs/promises";
import { buildOpenApi } from "./build.ts";

/** Writes both documents to `dist/`, for use without a running server. */
const folder = new URL("../../dist/", import.meta.url);
const publicUrl = process.env.PUBLIC_URL ?? "http://127.0.0.1:4800";

await mkdir(folder, { recursive: true });
for (const service of ["account", "ads"] as const) {
  const document = JSON.stringify(buildOpenApi(service, { publicUrl }), null, 2);
  await writeFile(new URL(`${service}.openapi.json`, folder), `${document}\n`);
}
