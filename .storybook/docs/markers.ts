/** Rectangle within a picture, in pixels from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Number beside a picture, with the line that leads from it to its part. */
export interface Marker {
  /** Centre of the number. */
  readonly at: Point;
  /** End of the line, at the part's edge. */
  readonly end: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Side = "left" | "right" | "top" | "bottom";

/** A line straight out of the picture, from a part's edge. */
interface Lead extends Marker {
  readonly side: Side;
}

/** Distance of numbers from the picture's edge, and the least between two of them. */
const inset = 18;
const apart = 26;

/** Pixels of length that a line through another part, or beside another number, is worth avoiding. */
const throughPart = 400;
const besideNumber = 90;

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  right(outer) >= right(inner) &&
  bottom(outer) >= bottom(inner);

/** Middle of a length, and its ends where a frame is more free than in the middle. */
const along = (start: number, length: number) =>
  [0.5, 0.2, 0.8].map((share) => start + length * share);

function leadsOf(part: Box, picture: Box): Lead[] {
  const level = along(part.y, part.height).flatMap((y): Lead[] => [
    { side: "left", end: { x: part.x, y }, at: { x: picture.x + inset, y } },
    { side: "right", end: { x: right(part), y }, at: { x: right(picture) - inset, y } },
  ]);
  const upright = along(part.x, part.width).flatMap((x): Lead[] => [
    { side: "top", end: { x, y: part.y }, at: { x, y: picture.y + inset } },
    { side: "bottom", end: { x, y: bottom(part) }, at: { x, y: bottom(picture) - inset } },
  ]);
  return [...level, ...upright];
}

const between = (value: number, one: number, other: number) =>
  value > Math.min(one, other) && value < Math.max(one, other);

/** True where a level or upright line runs into a part. */
function crosses({ at, end }: Lead, part: Box): boolean {
  return at.y === end.y
    ? at.y > part.y &&
        at.y < bottom(part) &&
        (between(part.x, at.x, end.x) || between(right(part), at.x, end.x))
    : at.x > part.x &&
        at.x < right(part) &&
        (between(part.y, at.y, end.y) || between(bottom(part), at.y, end.y));
}

const lengthOf = ({ at, end }: Marker) => Math.abs(at.x - end.x) + Math.abs(at.y - end.y);

const isBeside = (one: Lead, other: Lead) =>
  one.side === other.side && Math.max(distance(one, other, "x"), distance(one, other, "y")) < apart;

const distance = (one: Lead, other: Lead, axis: "x" | "y") =>
  Math.abs(one.at[axis] - other.at[axis]);

function costOf(lead: Lead, part: Box, others: readonly Box[], placed: readonly Lead[]): number {
  // A line out of a frame has to leave it.
  const crossed = others.filter((other) => !holds(other, part) && crosses(lead, other));
  const beside = placed.filter((other) => isBeside(lead, other));
  return lengthOf(lead) + crossed.length * throughPart + beside.length * besideNumber;
}

/** Moves the numbers of one side apart, within the frame of the picture. */
function spread(leads: readonly Lead[], axis: "x" | "y", picture: Box): Map<Lead, number> {
  const [start, end] = axis === "x" ? [picture.x, right(picture)] : [picture.y, bottom(picture)];
  const sorted = leads.toSorted((one, other) => one.at[axis] - other.at[axis]);
  const places: number[] = [];
  for (const { at } of sorted) {
    places.push(Math.max(at[axis], (places.at(-1) ?? -Infinity) + apart, start + inset));
  }
  let limit = end - inset;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - apart;
  }
  return new Map(sorted.map((lead, index) => [lead, places[index] ?? 0]));
}

/**
 * Places a number for each part at the edges of a picture, where the line to it is short, runs through no other part and stands
 * free of the other numbers.
 */
export function placeMarkers(parts: readonly Box[], picture: Box): Marker[] {
  const leads: Lead[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const [best] = leadsOf(part, picture)
      .map((lead) => ({ lead, cost: costOf(lead, part, others, leads) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (best) leads.push(best.lead);
  }
  const on = (...sides: Side[]) => leads.filter(({ side }) => sides.includes(side));
  const moved = new Map([
    ...spread(on("left"), "y", picture),
    ...spread(on("right"), "y", picture),
    ...spread(on("top"), "x", picture),
    ...spread(on("bottom"), "x", picture),
  ]);
  return leads.map((lead) => {
    const place = moved.get(lead) ?? 0;
    const isLevel = lead.side === "left" || lead.side === "right";
    return { end: lead.end, at: isLevel ? { ...lead.at, y: place } : { ...lead.at, x: place } };
  });
}
