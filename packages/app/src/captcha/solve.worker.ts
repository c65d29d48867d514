import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

/** Tries one answer after another, apart from the page. */
handler({ deriveKey });
