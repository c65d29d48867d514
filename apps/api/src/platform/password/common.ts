import { arabicWords, plainArabic } from "./arabic-words.ts";

/** Of five steps the first at which a password takes more than 10^8 guesses. */
const SAFE = 3;
/** The same for one that a program made and that is soon changed: more than 10^6. */
const SAFE_FOR_A_WEEK = 2;

let estimator: Promise<(password: string, names: string[]) => number> | null = null;

/** The lists of passwords and words that are tried first are read when somebody chooses one. */
function loadEstimator() {
  estimator ??= Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]).then(([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, french]) => {
    const words = { ...dictionary, ...french.dictionary, arabic: [...arabicWords] };
    const zxcvbn = new ZxcvbnFactory({ dictionary: words, graphs: adjacencyGraphs });
    return (password, names) => zxcvbn.check(password, names).score;
  });
  return estimator;
}

/**
 * Whether a password is one of the tens of thousands that are found most in what was stolen, or made of them or of usual
 * French and Arabic words.
 * @param names what is known of its user, which others would try
 */
export async function isCommonPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  return (await scoreOf(password, names)) < SAFE;
}

/** As {@link isCommonPassword}, of a first password: it is short, and lasts a week at most. */
export async function isCommonFirstPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  return (await scoreOf(password, names)) < SAFE_FOR_A_WEEK;
}

async function scoreOf(password: string, names: readonly string[]): Promise<number> {
  const estimate = await loadEstimator();
  return Math.min(...[password, plainArabic(password)].map((one) => estimate(one, [...names])));
}
