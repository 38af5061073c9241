import type { Arrival as WireArrival } from '@vermilion/api-client';
import type { Arrival } from './arrival';

type Days = Pick<Arrival, 'from' | 'until'>;

/** The field of a response, absent where nobody knows. */
export const toArrival = (
  arrival: Days | null | undefined,
  more: Pick<WireArrival, 'country' | 'late'> = {},
): { arrival?: WireArrival } =>
  arrival ? { arrival: { from: arrival.from, until: arrival.until, ...more } } : {};
