/** Something that the reader can do, with the words on its button. */
export interface AttestationAction {
  label: string;
  onPress: () => void;
  /** Pending state: the button ignores clicks. */
  isPending?: boolean | undefined;
  /** Text of the button while `isPending`. */
  pendingLabel?: string | undefined;
}

/** A file that a link fetches. */
export interface AttestationFile {
  label: string;
  href: string;
  /** Name under which it is kept; the server's by default. */
  fileName?: string | undefined;
}

/** The proof can be had; it is being made; making it failed. */
export type AttestationState =
  | {
      status: "ready";
      /** Left out where there is no file to be had. */
      download?: AttestationAction | AttestationFile | undefined;
      print?: AttestationAction | undefined;
      share?: AttestationAction | undefined;
    }
  | { status: "making" }
  | { status: "failed"; retry?: AttestationAction | undefined };

export type AttestationStatus = AttestationState["status"];
