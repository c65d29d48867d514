import { printedRows } from "@parution/rules/lines";
import { useState } from "react";
import { frenchText } from "../../../samples.ts";

/** The browser's and React's cost of the same field and rows without style: the lower bound of the canvas. */
export function Contender() {
  const [text, setText] = useState(frenchText);
  return (
    <>
      <textarea aria-label="Texte" value={text} onChange={(event) => setText(event.target.value)} />
      <pre>{printedRows(text).map((row) => `${row.text}\n`)}</pre>
    </>
  );
}
