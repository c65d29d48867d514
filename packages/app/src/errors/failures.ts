/** Maximum of reports per page. */
const MOST = 3;

/** Answer with a status of 500 or more. */
export interface Failure {
  readonly status: number;
  /** Path without its query, which may hold a user's search. */
  readonly path: string;
  /** Identifier of the request in the service's log; null for none. */
  readonly requestId: string | null;
}

/** Wraps `fetch`: reports failures of the service, once for each path and status. */
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
  // A failed report is not reported.
  return path.endsWith("/mailing")
    ? null
    : { status, path, requestId: headers.get("X-Request-Id") };
}

const unreported: Failure[] = [];
let listener: ((failure: Failure) => void) | null = null;

/** Passes a failure to the listener; stored until there is one, since reports are loaded after the page. */
export function announceFailure(failure: Failure): void {
  if (listener === null) unreported.push(failure);
  else listener(failure);
}

/** Listens to failures, including earlier ones; returns the unsubscription. */
export function listenToFailures(report: (failure: Failure) => void): () => void {
  listener = report;
  for (const failure of unreported.splice(0)) report(failure);
  return () => {
    listener = null;
  };
}
