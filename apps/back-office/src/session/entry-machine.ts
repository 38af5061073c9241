import type { StaffPlace } from '@vermilion/api-client/operator';

/** The way in: password, place, second factor. */
export type EntryStep =
  | { at: 'signIn' }
  | { at: 'nowhere' }
  | { at: 'place'; places: readonly StaffPlace[] }
  | { at: 'code'; place: StaffPlace }
  | { at: 'setUp'; place: StaffPlace }
  /** Nothing else is needed: setting a factor up proves it, too. */
  | { at: 'open'; place: StaffPlace };

/** The step of a place that was chosen. */
export function stepOf(place: StaffPlace): EntryStep {
  const at = { none: 'open', set: 'code', required: 'setUp' } as const;
  return { at: at[place.secondFactor], place };
}

/**
 * The step once an account is signed in. One place is chosen by itself, as is that with the id `wanted`: of an
 * invitation, or of a session that goes on.
 */
export function stepAfterSignIn(places: readonly StaffPlace[], wanted?: number): EntryStep {
  const [only, another] = places;
  if (!only) return { at: 'nowhere' };
  const chosen = places.find(({ staffId }) => staffId === wanted) ?? (another ? undefined : only);
  return chosen ? stepOf(chosen) : { at: 'place', places };
}
