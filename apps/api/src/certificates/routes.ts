import type { Route } from "../platform/http/index.ts";
import { downloadCertificateRoute } from "./download.ts";
import { verifyAdRoute } from "./verify.ts";

export const certificateRoutes: readonly Route[] = [downloadCertificateRoute, verifyAdRoute];
