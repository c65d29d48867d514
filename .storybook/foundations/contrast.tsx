import { pairRatios } from "@parution/tokens/derive";
import { useGuideText } from "../docs/guide.tsx";
import { shownColours } from "./colour-groups.ts";
import { PairSummary } from "./pair-summary.tsx";
import { PairTable } from "./pair-table.tsx";
import { readColors } from "./read-colors.ts";
import { Sheet } from "./sheet.tsx";
import { type Reading, useReading } from "./use-reading.ts";

const readShown = (element: HTMLElement) => readColors(element, shownColours);

function Pairs({ colours }: { colours: Reading }) {
  const values = new Map(Object.entries(colours).map(([name, hex]) => [`color.${name}`, hex]));
  const ratios = pairRatios(values);
  const say = useGuideText();
  return (
    <>
      <PairSummary ratios={ratios} />
      <PairTable
        caption={say({ en: "Contrast of every pair", fr: "Contraste de chaque paire" })}
        columns={[{ title: say({ en: "Ratio", fr: "Rapport" }), values, ratios }]}
      />
    </>
  );
}

/** The pairs that components may use, measured in the newspaper and scheme of the toolbar. */
export function Contrast() {
  const [ref, colours] = useReading(readShown);
  return (
    <div ref={ref}>
      <Sheet>
        <div className="flex flex-col gap-6">
          {Object.keys(colours).length > 0 && <Pairs colours={colours} />}
        </div>
      </Sheet>
    </div>
  );
}
