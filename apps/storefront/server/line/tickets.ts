import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A place in line. */
export interface Ticket {
  id: string;
  /** When it was issued, which is the order of the line. */
  at: number;
}

/** What a cookie of the line says: a ticket that is good until a time, or that its holder has been let in until then. */
export interface Claim extends Ticket {
  kind: 'ticket' | 'pass';
  until: number;
}

const SHAPE = /^(ticket|pass)\.([\w-]{12})\.(\d{13})\.(\d{13})\.([\w-]{43})$/;

/** Signs and reads what visitors keep. Storefronts with one secret read each other's; without one it is made up here. */
export function createTickets(secret?: string) {
  // One secret has one use
  const key = createHmac('sha256', secret ?? randomBytes(32))
    .update('line of the storefront')
    .digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  let last = 0;
  return {
    /** Each is later than the one before, also in the same millisecond. */
    issue(now: number): Ticket {
      last = Math.max(now, last + 1);
      return { id: randomBytes(9).toString('base64url'), at: last };
    },
    write({ kind, id, at, until }: Claim): string {
      const text = `${kind}.${id}.${Math.round(at)}.${Math.round(until)}`;
      return `${text}.${sign(text)}`;
    },
    /** What a cookie claims; undefined where it is forged, or no longer good. */
    read(value: string | undefined, now: number): Claim | undefined {
      const [, kind, id = '', at, until, signature = ''] = SHAPE.exec(value ?? '') ?? [];
      if (!kind || Number(until) < now) return undefined;
      const expected = Buffer.from(sign(`${kind}.${id}.${at}.${until}`));
      if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
      return { kind: kind as Claim['kind'], id, at: Number(at), until: Number(until) };
    },
  };
}

export type Tickets = ReturnType<typeof createTickets>;
