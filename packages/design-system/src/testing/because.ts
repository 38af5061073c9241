import { expect } from 'vitest';

/** Asserts the detail of a change: reason and event. */
export const because = (reason: string) => ({ reason, event: expect.any(Event) as Event }) as const;
