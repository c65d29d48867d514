export type { PageAnswer, PageRequest } from "./pages.ts";
