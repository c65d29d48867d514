import { expect, test } from "vitest";
import { shapeAndShade } from "./comparator.ts";

type Colour = readonly [number, number, number];

/** A picture of one colour with a square of another, that begins at `left`. */
function picture({ ground = [251, 250, 248] as Colour, left = 100, width = 1000 } = {}) {
  const [height, side] = [200, 100];
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const inside = column >= left && column < left + side && row >= 50 && row < 50 + side;
    data.set([...(inside ? ([48, 96, 102] as const) : ground), 255], pixel * 4);
  }
  return { metadata: { width, height }, data };
}

const compare = (changed: Parameters<typeof picture>[0]) =>
  shapeAndShade(picture(), picture(changed), { createDiff: true });

test("the same picture passes", () => {
  expect(compare({})).toMatchObject({ pass: true, message: null });
});

test("a colour that is rounded to a palette of 256 colours passes", () => {
  expect(compare({ ground: [250, 248, 246] }).pass).toBe(true);
});

test("a square that is moved by one pixel fails", () => {
  expect(compare({ left: 101 })).toMatchObject({
    pass: false,
    message: "200 pixels are off by more than 0.05.",
  });
});

test("a slightly other colour fails where many pixels have it", () => {
  const { pass, message } = compare({ ground: [243, 242, 240] });
  expect(pass).toBe(false);
  expect(message).toContain("off by more than 0.03");
});

test("a picture of another size fails and reports both sizes", () => {
  expect(compare({ width: 900 })).toEqual({
    pass: false,
    diff: null,
    message: "It was 1000 × 200 px and is 900 × 200 px.",
  });
});
