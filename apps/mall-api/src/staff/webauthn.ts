import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { CreatedPasskey, PasskeyAnswer } from '@vermilion/api-client/operator';
import type { Settings } from '../config/settings';
import type { PasskeyTable } from '../db/schema';

/** How long people have to answer their browser. */
export const CHALLENGE_MS = 5 * 60_000;

/** Where passkeys work: browsers make them for a host with a name, on https or on the own computer. */
export interface PasskeySite {
  origin: string;
  host: string;
}

/** The site of the back office; undefined where browsers make no passkeys. */
export function passkeySite({ backOfficeUrl }: Pick<Settings, 'backOfficeUrl'>) {
  const { origin, protocol, hostname: host } = new URL(backOfficeUrl);
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  const hasName = isIP(host.replaceAll(/[[\]]/g, '')) === 0;
  return hasName && (protocol === 'https:' || isHere) ? { origin, host } : undefined;
}

type Known = Pick<PasskeyTable, 'credential_id' | 'transports'>;

const toDescriptors = (known: readonly Known[]) =>
  known.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports,
  }));

// A second factor after the password: whoever holds the device is asked for it, where it can ask
const userVerification = 'preferred' as const;

/** The account as authenticators keep it, without telling who it is. */
const handleOf = ({ limitKey }: Pick<Settings, 'limitKey'>, userId: number) =>
  new Uint8Array(createHmac('sha256', limitKey).update(`passkeys of ${userId}`).digest());

export interface NewPasskeyOf {
  userId: number;
  /** What the browser shows. */
  userName: string;
  displayName: string;
  mallName: string;
  known: readonly Known[];
}

/** What a browser is asked to make. */
export async function creationOf(settings: Settings, site: PasskeySite, account: NewPasskeyOf) {
  // The library takes half a second to load, which the server's start does not wait for
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID: site.host,
    rpName: account.mallName,
    userID: handleOf(settings, account.userId),
    userName: account.userName,
    userDisplayName: account.displayName,
    timeout: CHALLENGE_MS,
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
  return {
    ...options,
    rp: { id: site.host, name: account.mallName },
    excludeCredentials: toDescriptors(account.known),
    attestation: 'none' as const,
  };
}

/** What a browser is asked to sign. */
export async function requestOf({ host }: PasskeySite, known: readonly Known[]) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: CHALLENGE_MS,
    userVerification,
  });
  return { ...options, rpId: host, allowCredentials: toDescriptors(known), userVerification };
}

/** The passkey in an answer; undefined when it is not an answer to this challenge, at this site. */
export async function verifyCreated(site: PasskeySite, challenge: string, made: CreatedPasskey) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
  }).catch(() => undefined);
  return result?.registrationInfo?.credential;
}

type Signer = Pick<PasskeyTable, 'credential_id' | 'public_key' | 'counter'>;

/** The passkey's count of its uses; undefined when it has not signed this challenge, at this site. */
export async function verifyAnswer(
  site: PasskeySite,
  challenge: string,
  answer: PasskeyAnswer,
  { credential_id: id, public_key: key, counter }: Signer,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: false,
    credential: { id, publicKey: new Uint8Array(key), counter },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
