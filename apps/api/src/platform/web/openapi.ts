import type { PlainRoute } from "../http/index.ts";

/** The contract of each service, as OpenAPI 3.1. */
export const openApiRoutes: readonly PlainRoute[] = [documentOf("account"), documentOf("ads")];

function documentOf(service: "account" | "ads"): PlainRoute {
  let written: Promise<string> | undefined;
  return {
    kind: "plain",
    method: "GET",
    path: `/${service}/openapi.json`,
    async handle(_request, { context }) {
      written ??= write(service, context.config.publicUrl);
      const headers = { "Content-Type": "application/json", "Cache-Control": "no-cache" };
      return new Response(await written, { headers });
    },
  };
}

/** Loaded when first asked for, since starting has no use for it. */
async function write(service: "account" | "ads", publicUrl: string): Promise<string> {
  const { buildOpenApi } = await import("@parution/contract/openapi");
  return JSON.stringify(buildOpenApi(service, { publicUrl }));
}
