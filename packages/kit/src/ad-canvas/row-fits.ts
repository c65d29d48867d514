import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { AdRow, RowSetting } from "./ad-content.ts";
import { fitRow, isTooLong, type RowFit } from "./row-measure.ts";

/** Pixels of an em while widths are taken: enough for four places. */
const EM = 100;

/** Widths in ems by face and row: typing changes one of many. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 1024;

let pen: CanvasRenderingContext2D | null | undefined;

/** The natural width of a text in a family, in ems, without laying out the page. */
function naturalWidth(text: string, family: string): number {
  const key = `${family} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) return 0;
  pen.font = `${EM}px ${family}`;
  pen.textRendering = "geometricPrecision";
  const width = pen.measureText(text).width / EM;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
}

const useBrowserLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Fit of each row in the column's typeface; measured again when a font is loaded. Empty before the first layout. */
export function useRowFits(
  column: RefObject<HTMLElement | null>,
  rows: readonly AdRow[],
  measure: number,
  setting: RowSetting,
): readonly (RowFit | undefined)[] {
  const [face, setFace] = useState({ family: "", arrived: 0 });
  useBrowserLayout(() => {
    const family = column.current === null ? "" : getComputedStyle(column.current).fontFamily;
    setFace((before) => (before.family === family ? before : { ...before, family }));
  });
  useEffect(() => {
    const remeasure = () => {
      widths.clear();
      setFace((before) => ({ ...before, arrived: before.arrived + 1 }));
    };
    document.fonts.addEventListener("loadingdone", remeasure);
    return () => document.fonts.removeEventListener("loadingdone", remeasure);
  }, []);
  return useMemo(() => {
    if (face.family === "") return [];
    return rows.map((row) =>
      row.text === "" || isTooLong(row.text, setting.rowLength)
        ? undefined
        : fitRow(row, naturalWidth(row.text, face.family), measure, setting),
    );
  }, [face, rows, measure, setting]);
}
