/** Appearance that distinguishes a series without colour: a pattern, a mark, a dash. */
export interface SeriesAppearance {
  /** Ground of its bars: the whole bar where there is no pattern. */
  ground: string;
  /** Edge of its bars, its line. */
  stroke: string;
  /** Path over the ground, in squares of 8 pixels. */
  pattern?: string;
  /** Dashes of its line, in pixels. */
  dashes?: string;
  /** Outline of its points, around zero, in pixels. */
  mark: string;
}

/** Variants in the order of the series, in the colours of the tones. */
const appearances: readonly [SeriesAppearance, ...SeriesAppearance[]] = [
  {
    ground: "fill-brand forced-colors:fill-[CanvasText]",
    stroke: "stroke-brand forced-colors:stroke-[CanvasText]",
    mark: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  {
    ground: "fill-warning-soft forced-colors:fill-[Canvas]",
    stroke: "stroke-warning forced-colors:stroke-[CanvasText]",
    pattern: "M-2 2l4-4M-2 10L10-2M6 10l4-4",
    dashes: "7 4",
    mark: "M-4-4h8v8h-8z",
  },
  {
    ground: "fill-info-soft forced-colors:fill-[Canvas]",
    stroke: "stroke-info forced-colors:stroke-[CanvasText]",
    pattern: "M2 2h.01M6 6h.01",
    dashes: "2 4",
    mark: "M0-5L5 4H-5z",
  },
  {
    ground: "fill-neutral-soft forced-colors:fill-[Canvas]",
    stroke: "stroke-neutral forced-colors:stroke-[CanvasText]",
    pattern: "M0 4h8",
    dashes: "12 4 2 4",
    mark: "M0-6l6 6-6 6-6-6z",
  },
  {
    ground: "fill-success-soft forced-colors:fill-[Canvas]",
    stroke: "stroke-success forced-colors:stroke-[CanvasText]",
    pattern: "M0 4h8M4 0v8",
    dashes: "12 3",
    mark: "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
  },
];

/** Appearance of a series by its index; repeats after the fifth. */
export function appearanceOf(index: number): SeriesAppearance {
  return appearances[index % appearances.length] ?? appearances[0];
}

/** Fill of a series, with its pattern where it has one. */
export function fillOf(index: number, patterns: string): { className: string; fill?: string } {
  const { ground, pattern } = appearanceOf(index);
  return pattern ? { className: "", fill: `url(#${patterns}-${index})` } : { className: ground };
}

interface SeriesPatternsProps {
  /** Beginning of the patterns' ids, unique in the page. */
  id: string;
  /** Number of series. */
  count: number;
}

/** The patterns that `fillOf` names: once in a chart's SVG. */
export function SeriesPatterns({ id, count }: SeriesPatternsProps) {
  const patterned = Array.from({ length: count }, (_, index) => ({
    index,
    ...appearanceOf(index),
  }));
  return (
    <defs>
      {patterned.map(({ index, ground, stroke, pattern }) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" className={ground} />
          <path
            d={pattern}
            strokeWidth="2"
            strokeLinecap="round"
            className={`fill-none ${stroke}`}
          />
        </pattern>
      ))}
    </defs>
  );
}
