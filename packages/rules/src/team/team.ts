/** `status` of a team member (docs/domain/team.md#member-status). */
export const MEMBER_STATUS_CODES = { active: 10, deactivated: 0 } as const;

export type MemberStatus = keyof typeof MEMBER_STATUS_CODES;

/** The status that a code stands for: 10 is active; 0, null, an absent one and any other are not. */
export function memberStatusOf(code: number | null | undefined): MemberStatus {
  return code === MEMBER_STATUS_CODES.active ? "active" : "deactivated";
}

/** Result of a member's switch. */
export function switchedStatus(status: MemberStatus): MemberStatus {
  return status === "active" ? "deactivated" : "active";
}

/** Length of the password that a new member is given. */
export const GIVEN_PASSWORD_LENGTH = 8;

/** Alphabet, without letters and digits that are easily confused (`0 O o`, `1 l I`). */
export const GIVEN_PASSWORD_ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Beyond it a random byte would favour the first letters of the alphabet. */
const FAIR_BYTES = 256 - (256 % GIVEN_PASSWORD_ALPHABET.length);

/**
 * A password of 8 characters, each as likely as any other (docs/domain/team.md#first-password).
 * @param randomBytes a cryptographic source: so many bytes, each of 0 to 255
 */
export function givePassword(randomBytes: (count: number) => Uint8Array): string {
  let password = "";
  while (password.length < GIVEN_PASSWORD_LENGTH) {
    for (const byte of randomBytes(GIVEN_PASSWORD_LENGTH - password.length)) {
      if (byte < FAIR_BYTES) {
        password += GIVEN_PASSWORD_ALPHABET.charAt(byte % GIVEN_PASSWORD_ALPHABET.length);
      }
    }
  }
  return password;
}
