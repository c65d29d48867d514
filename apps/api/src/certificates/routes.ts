import type { Route } from "../platform/http/index.ts";
import { downloadCertificateRoute } from "./download.ts";
import { verificationRoutes } from "./verification-routes.ts";

export const certificateRoutes: readonly Route[] = [
  downloadCertificateRoute,
  ...verificationRoutes,
];
