import type { Ticket } from './tickets';

export interface LineRules {
  /** How many may wait, of all callers and of one. */
  most: number;
  perCaller: number;
}

/** Where a ticket stands: to be let in, at a place that counts from 1, or with no room in the line. */
export type Standing = { kind: 'called' } | { kind: 'waits'; place: number } | { kind: 'refused' };

interface Waiting extends Ticket {
  caller: string;
  /** When its holder is taken to have left. */
  until: number;
}

const before = (one: Ticket, other: Ticket) =>
  one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

/** The line of a process: who waits, in the order of their tickets, and who has been called and not come yet. */
export function createLine({ most, perCaller }: LineRules) {
  let waiting: Waiting[] = [];
  const called = new Map<string, Waiting>();
  const known = new Map<string, Waiting>();
  const ofCaller = new Map<string, number>();

  function count(caller: string, by: number) {
    const left = (ofCaller.get(caller) ?? 0) + by;
    if (left > 0) ofCaller.set(caller, left);
    else ofCaller.delete(caller);
  }
  function forget(one: Waiting) {
    if (!known.delete(one.id)) return;
    called.delete(one.id);
    count(one.caller, -1);
  }
  /** How many wait before a ticket. */
  function ahead(ticket: Ticket) {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(waiting[middle] as Waiting, ticket) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    /** The holder of a ticket is here, and will be until a time. One that is not known is put where its time belongs. */
    see(ticket: Ticket, caller: string, until: number): Standing {
      const found = known.get(ticket.id);
      if (found) {
        found.until = until;
        if (called.has(found.id)) return { kind: 'called' };
        return { kind: 'waits', place: ahead(found) + 1 };
      }
      if (known.size >= most || (ofCaller.get(caller) ?? 0) >= perCaller)
        return { kind: 'refused' };
      const one = { ...ticket, caller, until };
      const index = ahead(one);
      waiting.splice(index, 0, one);
      known.set(one.id, one);
      count(caller, 1);
      return { kind: 'waits', place: index + 1 };
    },
    has: (id: string) => known.has(id),
    /** Calls the first of the line, who are let in when they come next. */
    call(many: number): number {
      const next = waiting.splice(0, many);
      next.forEach((one) => called.set(one.id, one));
      return next.length;
    },
    /** Takes a ticket out of the line. */
    leave(id: string): void {
      const one = known.get(id);
      if (!one) return;
      if (!called.has(id)) waiting.splice(ahead(one), 1);
      forget(one);
    },
    /** Takes out whoever has not come for too long; tells how many. */
    sweep(now: number): number {
      const gone = [...known.values()].filter(({ until }) => until < now);
      if (gone.length === 0) return 0;
      gone.forEach(forget);
      waiting = waiting.filter(({ id }) => known.has(id));
      return gone.length;
    },
    counts: () => ({ waiting: waiting.length, called: called.size }),
  };
}

export type Line = ReturnType<typeof createLine>;
