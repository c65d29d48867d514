import type { LazyClient } from "@parution/contract/lazy";
import { loginWithPasskey, readLoginChallenge } from "@parution/contract/lazy/factors";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { WordedError } from "../data/error-text.ts";

/** Messages about the browser's own dialog, which names no cause to readers. */
interface DialogTexts {
  /** It was dismissed or timed out, or the device has no passkey. */
  readonly none: string;
  /** The device holds a passkey of this account already. */
  readonly known: string;
}

function wordedError(error: unknown, { none, known }: DialogTexts): WordedError {
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  return new WordedError(isKnown ? known : none, { cause: error });
}

interface Challenge {
  readonly challenge: string;
  readonly options: string;
}

/**
 * Signs a challenge with a passkey that its user chooses in the browser's own dialog.
 * @throws WordedError where none was chosen
 */
export async function signChallenge(
  { challenge, options }: Challenge,
  none: string,
): Promise<{ readonly challenge: string; readonly response: string }> {
  // The service writes the options as WebAuthn defines them; browsers validate them.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw wordedError(error, { none, known: none });
  });
  return { challenge, response: JSON.stringify(response) };
}

/**
 * Creates a passkey for a challenge, in the browser's own dialog.
 * @throws WordedError where none was made
 */
export async function makePasskey(
  { challenge, options }: Challenge,
  texts: DialogTexts,
): Promise<{ readonly challenge: string; readonly response: string }> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw wordedError(error, texts);
  });
  return { challenge, response: JSON.stringify(response) };
}

/**
 * Opens a session with a passkey: alone, or in the second step of a login.
 * @throws ApiError with the server's message, or WordedError where no passkey was used
 */
export async function signInWithPasskey(client: LazyClient, second: boolean, none: string) {
  const challenge = await client.call(readLoginChallenge, { body: { second } });
  const passkey = await signChallenge(challenge, none);
  return client.call(loginWithPasskey, { body: { second, passkey } });
}
