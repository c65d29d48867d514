import type { Language } from "@parution/contract/call";
import type { AccountFlags } from "@parution/rules/access";

/** Who makes a request, read from the session on every call; with the flags that rules decide by. */
export interface Identity extends AccountFlags {
  readonly userId: number;
  readonly businessId: number;
  readonly sessionId: string;
  readonly email: string;
  /** As letters address them. */
  readonly name: string;
  /** In which letters to them are written. */
  readonly language: Language;
  /** The first password was chosen by somebody else, and not changed yet (readings H2). */
  readonly mustChangePassword: boolean;
  /** Name of the user towards payment pages; wire `hash_client`. */
  readonly clientHash: string;
}
