import { AdCanvas, type AdCanvasLabels } from "@parution/kit/ad-canvas";
import { printedRows } from "@parution/rules/lines";
import { useState } from "react";
import { frenchText } from "../../../samples.ts";

const labels: AdCanvasLabels = {
  empty: "Votre texte",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  zoomLevel: (percent) => `${percent} %`,
  overflow: "Ne tient pas dans le cadre",
  overLimit: (count) => `${count} caractères de trop`,
  millimetres: (length) => `${length} mm`,
  shrunk: (percent) => `${percent} %`,
};

export function Contender() {
  const [text, setText] = useState(frenchText);
  return (
    <>
      <textarea aria-label="Texte" value={text} onChange={(event) => setText(event.target.value)} />
      <AdCanvas
        label="Aperçu"
        heading="Annonces légales"
        ad={{ form: "line", rows: printedRows(text), rowLength: 28 }}
        labels={labels}
      />
    </>
  );
}
