import { printedRows } from "@parution/rules/lines";
import { useState } from "react";
import { frenchText } from "../../../samples.ts";

/** What the browser and React take for the same field and rows without a look: the floor under the canvas. */
export function Contender() {
  const [text, setText] = useState(frenchText);
  return (
    <>
      <textarea aria-label="Texte" value={text} onChange={(event) => setText(event.target.value)} />
      <pre>{printedRows(text).map((row) => `${row.text}\n`)}</pre>
    </>
  );
}
