/** Of five steps the first at which a password takes more than 10^8 guesses. */
const SAFE = 3;

let estimator: Promise<(password: string, names: string[]) => number> | null = null;

/** The list of passwords that are tried first is read when somebody chooses one. */
function loadEstimator() {
  estimator ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, names) => zxcvbn.check(password, names).score;
    },
  );
  return estimator;
}

/**
 * Whether a password is one of the tens of thousands that are found most in what was stolen, or made of them.
 * @param names what is known of its user, which others would try
 */
export async function isCommonPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  const scoreOf = await loadEstimator();
  return scoreOf(password, [...names]) < SAFE;
}
