import { randomId } from '@vermilion/api-client';
import type { CallOptions } from '@vermilion/api-client/operator';
import { useRef } from 'react';

/** The header that lets a call be repeated: all of its attempts create one thing. `renew` begins another one. */
export function useIdempotency(): { once: () => CallOptions; renew: () => void } {
  const key = useRef('');
  return {
    once: () => ({ headers: { 'Idempotency-Key': (key.current ||= randomId()) } }),
    renew: () => void (key.current = ''),
  };
}
