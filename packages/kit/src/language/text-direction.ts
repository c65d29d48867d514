export type TextDirection = "ltr" | "rtl";

const FIRST_STRONG = /(\p{Script=Arabic}|\p{Script=Hebrew})|\p{L}/u;

/** Direction of the first letter; `undefined` where there is none (figures, signs, nothing). */
export function directionOf(text: string): TextDirection | undefined {
  const match = FIRST_STRONG.exec(text);
  if (!match) return undefined;
  return match[1] === undefined ? "ltr" : "rtl";
}
