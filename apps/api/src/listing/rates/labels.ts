import type { Language } from "@parution/contract/call";
import type { Queries } from "../../platform/database/index.ts";

/** What types, colours and canvases are called, by their ids. */
export interface Labels {
  readonly types: ReadonlyMap<number, string>;
  readonly colours: ReadonlyMap<number, string>;
  readonly canvases: ReadonlyMap<
    number,
    { readonly id: number; readonly label: string; readonly width: number; readonly height: number }
  >;
}

export async function readLabels(db: Queries, language: Language): Promise<Labels> {
  const labelled = (table: "ad_types" | "colours") =>
    db
      .selectFrom(table)
      .select(["id", `label_${language} as label`])
      .execute();
  const canvases = await db
    .selectFrom("canvases")
    .select(["id", `label_${language} as label`, "width_mm as width", "height_mm as height"])
    .execute();
  return {
    types: byId(await labelled("ad_types")),
    colours: byId(await labelled("colours")),
    canvases: new Map(canvases.map((canvas) => [canvas.id, canvas])),
  };
}

const byId = (rows: readonly { readonly id: number; readonly label: string }[]) =>
  new Map(rows.map(({ id, label }) => [id, label]));
