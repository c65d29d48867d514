import { crc32, deflateSync } from "node:zlib";
import { type Dice, dice } from "./random.ts";

const [WIDTH, HEIGHT] = [640, 480];
const HORIZON = 340;
/** Shades from the top of the sky to the horizon. */
const SHADES = 96;
const SUN = SHADES;
/** The nearest hill has the last colour. */
const HILLS = 3;

type Colour = readonly [red: number, green: number, blue: number];

interface Hour {
  readonly zenith: Colour;
  readonly horizon: Colour;
  readonly sun: Colour;
  readonly hills: readonly Colour[];
}

const hours: readonly Hour[] = [
  {
    zenith: [61, 139, 201],
    horizon: [214, 236, 246],
    sun: [255, 246, 214],
    hills: [
      [139, 171, 164],
      [92, 135, 110],
      [52, 92, 68],
    ],
  },
  {
    zenith: [72, 61, 110],
    horizon: [247, 190, 143],
    sun: [255, 226, 168],
    hills: [
      [171, 112, 120],
      [115, 71, 94],
      [58, 40, 66],
    ],
  },
  {
    zenith: [120, 163, 196],
    horizon: [250, 232, 205],
    sun: [255, 252, 240],
    hills: [
      [214, 178, 134],
      [184, 137, 92],
      [133, 92, 60],
    ],
  },
];

/** A landscape as a PNG: the demonstration shows no photograph that is somebody's. The same `seed`, the same picture. */
export function paintLandscape(seed: number): Uint8Array<ArrayBuffer> {
  const thrown = dice(seed);
  const hour = thrown.pick(hours);
  const colourAt = compose(seed);
  const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const start = y * (WIDTH + 1) + 1; // each row begins with its filter, 0: none
    for (let x = 0; x < WIDTH; x += 1) rows[start + x] = colourAt(x, y);
  }
  return encode(paletteOf(hour), rows);
}

/** Which colour of the palette stands where: hills before the sun before the sky. */
function compose(seed: number): (x: number, y: number) => number {
  const thrown = dice(seed + 1);
  const sun = {
    x: thrown.between(120, 520),
    y: thrown.between(70, 200),
    size: thrown.between(26, 46),
  };
  const crests = Array.from({ length: HILLS }, (_, place) => crest(thrown, 270 + place * 60));
  return (x, y) => {
    const hill = crests.findLastIndex((heights) => y > (heights[x] ?? HEIGHT));
    if (hill >= 0) return SUN + 1 + hill;
    if (Math.hypot(x - sun.x, y - sun.y) < sun.size) return SUN;
    return Math.min(SHADES - 1, Math.floor((y / HORIZON) * SHADES));
  };
}

/** Where a row of hills meets the sky, from left to right. */
function crest(thrown: Dice, base: number): number[] {
  const [height, width] = [thrown.between(18, 46), thrown.between(60, 150)];
  const shift = thrown.between(0, 600);
  const wave = (x: number, length: number) => Math.sin((x + shift) / length);
  return Array.from(
    { length: WIDTH },
    (_, x) => base - height * wave(x, width) - (height / 3) * wave(x, width / 3),
  );
}

function paletteOf({ zenith, horizon, sun, hills }: Hour): Uint8Array {
  const sky = Array.from({ length: SHADES }, (_, shade) =>
    zenith.map((from, part) => from + ((horizon[part] ?? from) - from) * (shade / (SHADES - 1))),
  );
  return Uint8Array.from([...sky, sun, ...hills].flat());
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG of eight bits a pixel with a palette (W3C, Portable Network Graphics, 11.2). */
function encode(palette: Uint8Array, rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const chunks = [
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks]));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
