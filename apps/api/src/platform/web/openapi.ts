import { buildOpenApi } from "@parution/contract/openapi";
import type { PlainRoute } from "../http/index.ts";

/** The contract of each service, as OpenAPI 3.1. */
export const openApiRoutes: readonly PlainRoute[] = (["account", "ads"] as const).map((service) => {
  let document: string | undefined;
  return {
    kind: "plain",
    method: "GET",
    path: `/${service}/openapi.json`,
    async handle(_request, { context }) {
      document ??= JSON.stringify(buildOpenApi(service, { publicUrl: context.config.publicUrl }));
      return new Response(document, {
        headers: { "Content-Type": "application/json", "Cache-Control": "no-cache" },
      });
    },
  };
});
