import type { Route } from "./platform/http/index.ts";
import { sessionRoutes } from "./session/index.ts";

/** Every feature's routes. A feature exports its list; nothing else of it is known here. */
export const routes: readonly Route[] = [...sessionRoutes];
