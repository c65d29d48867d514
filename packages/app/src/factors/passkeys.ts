import type { LazyClient } from "@parution/contract/lazy";
import { loginWithPasskey, readLoginChallenge } from "@parution/contract/lazy/factors";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** Signs a challenge with a passkey that its user chooses in the browser's own dialog. */
export async function signChallenge({
  challenge,
  options,
}: {
  readonly challenge: string;
  readonly options: string;
}): Promise<{ readonly challenge: string; readonly response: string }> {
  // The service writes the options as WebAuthn defines them; browsers validate them.
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  return { challenge, response: JSON.stringify(response) };
}

/** Creates a passkey for a challenge, in the browser's own dialog. */
export async function makePasskey({
  challenge,
  options,
}: {
  readonly challenge: string;
  readonly options: string;
}): Promise<{ readonly challenge: string; readonly response: string }> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return { challenge, response: JSON.stringify(response) };
}

/**
 * Opens a session with a passkey: alone, or in the second step of a login.
 * @throws ApiError with the server's message, or the browser's DOMException where no passkey was used
 */
export async function signInWithPasskey(client: LazyClient, second: boolean) {
  const asked = await client.call(readLoginChallenge, { body: { second } });
  const passkey = await signChallenge(asked);
  return client.call(loginWithPasskey, { body: { second, passkey } });
}
