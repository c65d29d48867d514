import type { Route } from "../platform/http/index.ts";
import { readContactDetailsRoute } from "./details.ts";
import { sendContactRoute } from "./send.ts";

export const contactRoutes: readonly Route[] = [sendContactRoute, readContactDetailsRoute];
