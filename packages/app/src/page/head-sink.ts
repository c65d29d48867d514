import { createContext } from "react";
import type { Head } from "./head.ts";

/** Where what a page puts into the document's head goes while it is drawn on a server; a browser has a document instead. */
export interface HeadSink {
  /** The page's `h1`, for pages that say nothing more. */
  title(title: string): void;
  page(head: Head): void;
  /** The rule that holds a newspaper's colours, where they are not its theme's. */
  theme(rule: string): void;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);
