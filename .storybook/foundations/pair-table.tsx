import { CheckIcon, ErrorIcon } from "@parution/kit/icon";
import type { PairRatio, ResolvedTokens } from "@parution/tokens/derive";
import { useGuideText } from "../docs/guide.tsx";
import { Name } from "./sheet.tsx";

/** The pairs of one theme in one scheme. */
export interface PairColumn {
  /** Title of the column: «Light». Absent when there is one column alone. */
  readonly title: string;
  /** Colours by token path: `color.page` → `#fbfaf8`. */
  readonly values: ResolvedTokens;
  readonly ratios: readonly PairRatio[];
}

const textMinimum = 4.5;

/** Sample of a foreground on its ground: letters for a text, a ring for a graphic. */
function Sample({ pair, values }: { pair: PairRatio; values: ResolvedTokens }) {
  const style = {
    color: values.get(`color.${pair.foreground}`),
    backgroundColor: values.get(`color.${pair.background}`),
  };
  return (
    <span
      aria-hidden="true"
      style={style}
      className="grid h-9 w-14 shrink-0 place-items-center rounded-control border border-line font-semibold text-body forced-color-adjust-none"
    >
      {pair.minimum === textMinimum ? (
        "Aa"
      ) : (
        <span className="size-4 rounded-pill border-2 border-current" />
      )}
    </span>
  );
}

function Verdict({ pair }: { pair: PairRatio }) {
  const Icon = pair.passes ? CheckIcon : ErrorIcon;
  const say = useGuideText();
  return (
    <span className={`inline-flex items-center gap-1 ${pair.passes ? "text-fg" : "text-danger"}`}>
      <Icon className="size-4" />
      {pair.passes ? "AA" : say({ en: "Below AA", fr: "Sous AA" })}
    </span>
  );
}

function Measured({ pair, values }: { pair: PairRatio | undefined; values: ResolvedTokens }) {
  return (
    <td className="py-1.5 pe-6">
      {pair && (
        <span className="flex items-center gap-4">
          <Sample pair={pair} values={values} />
          <span className="w-12 font-semibold tabular-nums">{pair.ratio.toFixed(2)}</span>
          <Verdict pair={pair} />
        </span>
      )}
    </td>
  );
}

/** Every declared pair: its required ratio, and the ratio in each column. */
export function PairTable({
  caption,
  columns,
}: {
  caption: string;
  columns: readonly PairColumn[];
}) {
  const [first] = columns;
  const say = useGuideText();
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-start text-body-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-fg-muted">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-semibold">
              {say({ en: "Foreground on ground", fr: "Avant-plan sur fond" })}
            </th>
            <th scope="col" className="py-3 pe-6 text-start font-semibold">
              {say({ en: "Needs", fr: "Requis" })}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="py-3 pe-6 text-start font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first?.ratios.map(({ foreground, background, minimum }, row) => (
            <tr
              key={`${foreground} ${background}`}
              className="border-b border-line last:border-b-0"
            >
              <th
                scope="row"
                className="px-4 py-1.5 text-start font-normal text-fg-muted whitespace-nowrap"
              >
                <Name>{foreground}</Name>
                {say({ en: " on ", fr: " sur " })}
                <Name>{background}</Name>
              </th>
              <td className="py-1.5 pe-6 tabular-nums text-fg-muted">
                {minimum === textMinimum
                  ? say({ en: "4.5 text", fr: "4,5 texte" })
                  : say({ en: "3 graphic", fr: "3 graphique" })}
              </td>
              {columns.map(({ title, values, ratios }) => (
                <Measured key={title} pair={ratios[row]} values={values} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
