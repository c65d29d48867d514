/** Reports of one page at most: a service that fails is known after the first of them. */
const MOST = 3;

/** An answer that says that the service failed. */
export interface Failure {
  readonly status: number;
  /** Without its query, which may hold what a person searched for. */
  readonly path: string;
  /** By which the service's log names the request; null where it said none. */
  readonly requestId: string | null;
}

/** Reports answers that say that the service failed, of each call and status once. */
export function watchFailures(
  send: typeof fetch,
  report: (failure: Failure) => void,
): typeof fetch {
  const reported = new Set<string>();
  return async (input, init) => {
    const answer = await send(input, init);
    const failure = failureOf(answer, input);
    const name = failure && `${failure.status} ${failure.path}`;
    if (failure !== null && name !== null && !reported.has(name) && reported.size < MOST) {
      reported.add(name);
      report(failure);
    }
    return answer;
  };
}

function failureOf({ status, headers }: Response, input: RequestInfo | URL): Failure | null {
  if (status < 500) return null;
  const url = input instanceof Request ? input.url : input;
  const { pathname: path } = new URL(url, "http://portal");
  // A report that fails is not reported.
  return path.endsWith("/mailing")
    ? null
    : { status, path, requestId: headers.get("X-Request-Id") };
}

const untold: Failure[] = [];
let listener: ((failure: Failure) => void) | null = null;

/** Tells whoever listens, once somebody does: what sends reports comes after the page. */
export function tellFailure(failure: Failure): void {
  if (listener === null) untold.push(failure);
  else listener(failure);
}

/** Listens to failures, to those of before too; answers how to stop. */
export function listenToFailures(report: (failure: Failure) => void): () => void {
  listener = report;
  for (const failure of untold.splice(0)) report(failure);
  return () => {
    listener = null;
  };
}
