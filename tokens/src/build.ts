import { emitTokens } from "./emit.ts";

await emitTokens();
