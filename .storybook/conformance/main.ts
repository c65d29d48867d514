import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./proofs.ts";
import { files } from "./report.ts";

/** `pnpm conformance`: writes the accessibility conformance report, which the Storybook publishes. */
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
