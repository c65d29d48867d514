import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

/** Tries solutions one after another, off the main thread. */
handler({ deriveKey });
