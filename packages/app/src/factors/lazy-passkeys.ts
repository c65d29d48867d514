import { lazyModule } from "../lazy/lazy.tsx";

/** Code for passkeys, loaded when one is asked for. */
export const passkeys = lazyModule(() => import("./passkeys.ts"));
