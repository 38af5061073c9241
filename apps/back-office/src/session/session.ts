import { isSessionInvalid } from '@vermilion/api-client';
import type { OperatorCalls, OperatorScope, StaffPlace } from '@vermilion/api-client/operator';

/** Nobody is signed in; somebody is, but works nowhere yet; or somebody works in a place. */
export type Session =
  | { state: 'guest' }
  | { state: 'signedIn'; places: readonly StaffPlace[] }
  | {
      state: 'open';
      /** Of the person who works. */
      name: string;
      shopId: number | null;
      scopes: readonly OperatorScope[];
      /** The mall is a restored copy, which sends nothing. */
      isRestored: boolean;
      places: readonly StaffPlace[];
    };

export type OpenSession = Extract<Session, { state: 'open' }>;

/** A result; undefined where the server no longer knows the session. */
const unlessEnded = <Data>(call: Promise<Data>) =>
  call.catch((error: unknown) => {
    if (isSessionInvalid(error)) return undefined;
    throw error;
  });

/** What the cookies of this browser stand for. */
export async function readSession(
  operator: Pick<OperatorCalls, 'operatorSelf' | 'staffPlaces'>,
): Promise<Session> {
  // One after the other: when the place has ended, the server forgets the account, too
  const self = await unlessEnded(operator.operatorSelf());
  const places = await unlessEnded(operator.staffPlaces());
  if (self) {
    const { name, shopId, scopes, restored: isRestored } = self;
    return { state: 'open', name, shopId, scopes, isRestored, places: places ?? [] };
  }
  return places ? { state: 'signedIn', places } : { state: 'guest' };
}

/** The place of a session; undefined while the server does not tell it. */
export const placeOf = ({ shopId, places }: OpenSession) =>
  places.find((place) => place.shopId === shopId);
