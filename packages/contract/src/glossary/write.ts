import { writeFile } from "node:fs/promises";
import { glossary } from "./glossary.ts";

await writeFile(new URL("../../../../docs/glossary.md", import.meta.url), glossary());
