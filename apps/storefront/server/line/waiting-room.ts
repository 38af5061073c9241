import { createRate, ownCookie } from '@vermilion/admission';
import { createLine } from './line';
import { createPace } from './pace';
import { createPressure, type Pressure } from './pressure';
import { type Claim, createTickets, type Ticket } from './tickets';

export interface WaitingRoomSettings {
  /** Signs tickets; storefronts of one mall share it. */
  secret?: string | undefined;
  /** Milliseconds that a page may take before visitors wait. */
  slow: number;
  /** Milliseconds that whoever was let in stays so. */
  stay: number;
  /** How many may wait, of all callers and of one. */
  most?: number;
  perCaller?: number;
  /** Milliseconds after which a visitor who does not come is taken to have left. */
  patience?: number;
  /** Milliseconds between two looks at how busy the mall is. */
  every?: number;
  now?: () => number;
}

/** What becomes of a visitor's page; cookies are to be set with it. */
export type Decision =
  | { kind: 'go' }
  | { kind: 'enter'; claim: Claim }
  | {
      kind: 'wait';
      claim: Claim;
      place: number;
      seconds: number;
      refresh: number;
      isAbout: boolean;
    }
  | { kind: 'refused'; by: 'share' | 'total' };

/** Browsers slow down hidden tabs to one look a minute. */
const PATIENCE_MS = 90_000;
const [SOONEST_S, LATEST_S] = [2, 15];
const QUIET_MS = 10_000;
/** Of one pass, which may be shared. */
const PAGES_A_MINUTE = 60;
const REMEMBERED = 20_000;
/** How long a place is told as "about" after a ticket of another process was seen. */
const MIXED_MS = 120_000;

export const lineCookie = (secure: boolean) => ownCookie('mall_line', secure);

/** Looks again more often the sooner it is one's turn. */
const refreshFor = (seconds: number) =>
  Math.min(LATEST_S, Math.max(SOONEST_S, Math.round(seconds / 4)));

/** Lets visitors wait in a line while there is no room for their pages. Without a rush it does nothing. */
export function createWaitingRoom(given: WaitingRoomSettings) {
  const {
    most = 20_000,
    perCaller = 100,
    patience = PATIENCE_MS,
    every = 500,
    now = Date.now,
  } = given;
  const tickets = createTickets(given.secret);
  const line = createLine({ most, perCaller });
  const pace = createPace();
  const pressure: Pressure = createPressure({ slow: given.slow });
  const countPage = createRate({ perMinute: PAGES_A_MINUTE, burst: PAGES_A_MINUTE });
  /** Tickets that were let in, with their passes: one ticket is one pass. */
  const spent = new Map<string, Claim>();
  const totals = { entered: 0, left: 0 };
  let isOpen = false;
  let busyTurns = 0;
  let busyAt = 0;
  let mixedAt = -Infinity;
  let done = 0;

  function open() {
    busyAt = now();
    if (isOpen) return;
    isOpen = true;
    pace.begin(done);
  }
  function look() {
    const seen = pressure.take();
    done = (seen.done * 1000) / every;
    busyTurns = seen.isBusy ? busyTurns + 1 : 0;
    if (busyTurns > 1) open();
    if (!isOpen) return;
    pace.pass(every / 1000, seen.isBusy);
    totals.left += line.sweep(now());
    line.call(pace.take(line.counts().waiting));
    const { waiting, called } = line.counts();
    if (waiting + called === 0 && now() - busyAt > QUIET_MS) isOpen = false;
  }
  const timer = setInterval(look, every).unref();

  function enter({ id, at }: Ticket): Decision {
    const claim: Claim = { kind: 'pass', id, at, until: now() + given.stay };
    line.leave(id);
    spent.set(id, claim);
    const [oldest] = spent.keys();
    if (spent.size > REMEMBERED && oldest !== undefined) spent.delete(oldest);
    totals.entered += 1;
    return { kind: 'enter', claim };
  }

  function stand(ticket: Ticket, caller: string): Decision {
    const until = now() + patience;
    const standing = line.see(ticket, caller, until);
    if (standing.kind === 'called') return enter(ticket);
    if (standing.kind === 'refused')
      return { kind: 'refused', by: line.counts().waiting >= most ? 'total' : 'share' };
    const { place } = standing;
    const seconds = pace.secondsTo(place);
    const claim: Claim = { ...ticket, kind: 'ticket', until };
    const isAbout = now() - mixedAt < MIXED_MS;
    return { kind: 'wait', claim, place, seconds, refresh: refreshFor(seconds), isAbout };
  }

  return {
    pressure,
    isOpen: () => isOpen,
    /** No room was found for a page: visitors wait from now on. */
    open,
    /** Decides about the page of a visitor with what the cookie says. */
    decide(cookie: string | undefined, caller: string | undefined): Decision {
      const claim = tickets.read(cookie, now());
      if (claim?.kind === 'pass') {
        countPage(claim.id);
        return { kind: 'go' };
      }
      if (!claim) {
        const ticket = tickets.issue(now());
        if (line.counts().waiting === 0 && pace.take(1) === 1) return enter(ticket);
        return stand(ticket, caller ?? ticket.id);
      }
      const pass = spent.get(claim.id);
      if (pass) return { kind: 'enter', claim: pass };
      // The clock of another process may be ahead
      const ticket = { id: claim.id, at: Math.min(claim.at, now()) };
      if (!line.has(ticket.id)) mixedAt = now();
      return stand(ticket, caller ?? ticket.id);
    },
    write: tickets.write,
    counts: () => ({ ...line.counts(), ...totals }),
    /** For tests, which do not wait for the timer. */
    look,
    stop() {
      clearInterval(timer);
      pressure.stop();
    },
  };
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;
