import { createSetter, type Document } from "../typesetter/set-document.ts";

/** Stands for a typesetter with a fault: what a document's words ask for, happens. */
const set = createSetter();
const hoard: Buffer[] = [];

process.on("message", (document: Document) => {
  const { words } = document.data as { words: string[] };
  if (words.includes("die")) process.kill(process.pid, "SIGKILL");
  else if (words.includes("hoard")) setInterval(() => hoard.push(Buffer.alloc(1 << 25, 1)), 10);
  else if (words.includes("hang")) return;
  else process.send?.({ pdf: set(document) });
});
