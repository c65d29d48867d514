import type { Route } from "../platform/http/index.ts";
import { downloadCertificateRoute } from "./download.ts";
import { keySetRoute } from "./key-set.ts";
import { verificationRoutes } from "./verification-routes.ts";

export const certificateRoutes: readonly Route[] = [
  downloadCertificateRoute,
  ...verificationRoutes,
  keySetRoute,
];
