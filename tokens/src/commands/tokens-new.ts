import { emitTokens } from "../emit.ts";
import { listSupports, supportsFolder } from "../resolve.ts";
import { newSupport } from "./new-support.ts";
import { report } from "./run.ts";

const outcome = newSupport(process.argv.slice(2), supportsFolder, listSupports());
if (outcome.code === 0) await emitTokens();
report(outcome);
