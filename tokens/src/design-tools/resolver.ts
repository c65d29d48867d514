import { schemes } from "../schemes.ts";
import { modeName } from "./figma.ts";
import { jsonText, type Newspaper, partOf, shared } from "./sources.ts";

/**
 * A newspaper as one resolver document of DTCG 2025.10, its tokens inside it, with a theme for each scheme. The package has the
 * same in files, for all newspapers.
 */
export function resolverText(newspaper: Newspaper): string {
  const contexts = schemes.map((scheme) => {
    const own = [partOf(newspaper, "base"), partOf(newspaper, scheme)];
    return [modeName(newspaper.id, scheme), [shared[scheme], ...own]] as const;
  });
  return jsonText({
    name: newspaper.id,
    version: "2025.10",
    sets: {
      primitive: { sources: [shared.primitive] },
      semantic: { sources: [shared.semantic] },
    },
    modifiers: { theme: { contexts: Object.fromEntries(contexts), default: contexts[0]?.[0] } },
    resolutionOrder: ["sets/primitive", "sets/semantic", "modifiers/theme"].map((path) => ({
      $ref: `#/${path}`,
    })),
  });
}
