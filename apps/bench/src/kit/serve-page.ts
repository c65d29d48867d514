import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

const root = join(import.meta.dirname, "page");

/** Builds the page of contenders as an application would be built, and serves it for as long as `work` lasts. */
export async function withPage<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), "parution-kit-bench-"));
  const shared = { root, configFile: false, logLevel: "warn" } as const;
  try {
    await build({
      ...shared,
      plugins: [react(), tailwindcss()],
      build: {
        outDir,
        emptyOutDir: true,
        target: "esnext",
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      },
    });
    const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
    try {
      const origin = server.resolvedUrls?.local[0];
      if (origin === undefined) throw new Error("The page of contenders is served nowhere.");
      return await work(origin);
    } finally {
      await server.close();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
