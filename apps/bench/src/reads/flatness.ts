import { atMost, type Figure } from "../figure.ts";

const FIRST = "page 1";
const LATE = "page 1 000";
/** A late page may take a quarter more than the first: what two medians differ by on a busy machine. */
const FLAT = 1.25;

/** For each list how many times as long its late page takes as its first, beside the same of its peers; by medians. */
export function flatness(figures: readonly Figure[]): readonly Figure[] {
  const named = new Map(figures.map((figure) => [figure.area, figure]));
  return figures.flatMap((late) => {
    if (!late.area.endsWith(`, ${LATE}`)) return [];
    const first = named.get(late.area.replace(LATE, FIRST));
    return first === undefined ? [] : [ratio(late, first)];
  });
}

const ratio = (late: Figure, first: Figure): Figure => ({
  area: `${late.area} over ${FIRST}`,
  value: late.value / first.value,
  unit: "×",
  budget: atMost(FLAT),
  peers: late.peers.map(({ name, value }, index) => ({
    name,
    value: value / (first.peers[index]?.value ?? Number.NaN),
  })),
});
