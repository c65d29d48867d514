/** Who makes a request, read from the session on every call. */
export interface Identity {
  readonly userId: number;
  readonly businessId: number;
  readonly sessionId: string;
  readonly email: string;
  /** Name of the user towards payment pages; wire `hash_client`. */
  readonly clientHash: string;
  /** Wire `roles`. */
  readonly roles: string;
  readonly isParent: boolean;
  /** Wire `type_compte`. */
  readonly accountType: "particulier" | "pro";
  /** Wire `ccompte`. */
  readonly creditAccount: boolean;
  /** Wire `convention_extra`. */
  readonly convention: boolean;
}
