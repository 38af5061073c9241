import type {
  CreatedPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@vermilion/api-client/operator';

/** Whether this browser makes passkeys, for `origin`, where the page is. */
export const canUsePasskeys = (origin: string | null): boolean =>
  origin === window.location.origin && 'PublicKeyCredential' in window;

/** Asks the browser to make a passkey. Rejects with the name of a DOMException when it does not. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<CreatedPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON });
}

/** Asks the browser to sign with a passkey. Rejects with the name of a DOMException when it does not. */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON });
}
