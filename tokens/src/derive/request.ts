import { type Hex, parseHex } from "./color.ts";
import { type FaceId, faces, isFaceId } from "./faces.ts";
import { titleOf } from "./title.ts";

/** Answers about a newspaper, as typed. An empty one counts as none. */
export interface ThemeAnswers {
  /** The support's id, in kebab-case: `gazette-du-nord`. */
  readonly slug: string;
  /** The newspaper's colour: `#rgb` or `#rrggbb`. */
  readonly brand: string;
  /** The newspaper's name as it is printed; the slug as a title by default. */
  readonly name?: string | undefined;
  /** The face of headings, by its name in the token files; the house's by default. */
  readonly headlineFace?: string | undefined;
  /** The face of the newspaper's page; the house's by default. */
  readonly paperFace?: string | undefined;
  /** The colour of the newspaper's page; the house's by default. */
  readonly paper?: string | undefined;
  /** The corner of a control, in pixels, 0 to 24; the house's by default. */
  readonly radius?: string | undefined;
}

/** Answers that make sense; what was not answered is the house's. */
export interface ThemeRequest {
  readonly slug: string;
  readonly name: string;
  readonly brand: Hex;
  readonly headlineFace?: FaceId | undefined;
  readonly paperFace?: FaceId | undefined;
  readonly paper?: Hex | undefined;
  /** Radius of corners in pixels. */
  readonly radius?: number | undefined;
}

/** An answer that makes no sense, and what would. */
export interface ThemeProblem {
  readonly field: keyof ThemeAnswers;
  readonly message: string;
}

export type ReadRequest =
  | { readonly request: ThemeRequest; readonly problems?: never }
  | { readonly request?: never; readonly problems: readonly ThemeProblem[] };

/** The largest corner of a control, in pixels: half of one that is 44 high, and a little. */
export const maximumRadius = 24;

const slugPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Notes what is wrong with each answer while reading it. */
function answerReader() {
  const problems: ThemeProblem[] = [];
  const wrong = (field: keyof ThemeAnswers, message: string) => {
    problems.push({ field, message });
    return undefined;
  };
  return {
    problems,
    slug(text: string, taken: readonly string[]): string {
      if (!slugPattern.test(text)) {
        wrong("slug", `«${text}» is not in kebab-case, like «gazette-du-nord».`);
      } else if (taken.includes(text)) {
        wrong("slug", `«${text}» is taken. Taken: ${taken.join(", ")}.`);
      }
      return text;
    },
    color(field: "brand" | "paper", text: string): Hex | undefined {
      return parseHex(text) ?? wrong(field, `«${text}» is not a colour, like «#7a1f2b».`);
    },
    face(field: "headlineFace" | "paperFace", text: string): FaceId | undefined {
      if (isFaceId(text)) return text;
      return wrong(
        field,
        `«${text}» is not a face. Faces: ${faces.map(({ id }) => id).join(", ")}.`,
      );
    },
    radius(text: string): number | undefined {
      if (/^\d{1,2}$/.test(text) && Number(text) <= maximumRadius) return Number(text);
      return wrong(
        "radius",
        `«${text}» is not a whole number of pixels from 0 to ${maximumRadius}.`,
      );
    },
  };
}

/** Applies `read` to an answer that was given. */
function given<T>(text: string | undefined, read: (text: string) => T | undefined): T | undefined {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? undefined : read(trimmed);
}

/**
 * Reads the answers about a newspaper: the request that they make, or all that is wrong with them.
 * @param taken ids of supports that exist.
 */
export function readThemeRequest(answers: ThemeAnswers, taken: readonly string[]): ReadRequest {
  const read = answerReader();
  const slug = read.slug(answers.slug.trim(), taken);
  const brand = read.color("brand", answers.brand.trim());
  const choices = {
    headlineFace: given(answers.headlineFace, (text) => read.face("headlineFace", text)),
    paperFace: given(answers.paperFace, (text) => read.face("paperFace", text)),
    paper: given(answers.paper, (text) => read.color("paper", text)),
    radius: given(answers.radius, read.radius),
  };
  if (brand === undefined || read.problems.length > 0) return { problems: read.problems };
  return { request: { slug, name: answers.name?.trim() || titleOf(slug), brand, ...choices } };
}
