import { expect } from 'vitest';

/** The detail of a change, with its reason and the browser's event behind it. */
export const because = (reason: string) => ({ reason, event: expect.any(Event) as Event }) as const;
