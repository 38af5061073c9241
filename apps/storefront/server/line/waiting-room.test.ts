import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWaitingRoom, type Decision, type WaitingRoom } from './waiting-room';

const settings = { secret: 'a', slow: 500, stay: 60_000, patience: 10_000, every: 1000 };
let time: number;
let room: WaitingRoom;
const open = (more = {}) => createWaitingRoom({ ...settings, now: () => time, ...more });
const cookieOf = (decision: Decision) =>
  'claim' in decision ? room.write(decision.claim) : undefined;
const placeOf = (decision: Decision) => (decision.kind === 'wait' ? decision.place : decision.kind);
/** Seconds go by; the server is busy while `isBusy`. */
function pass(seconds: number, isBusy = false) {
  for (let second = 0; second < seconds; second += 1) {
    time += 1000;
    if (isBusy) for (let many = 0; many < 3; many += 1) room.pressure.refuse();
    room.look();
  }
}

beforeEach(() => {
  time = 1_800_000_000_000;
  room = open();
});
afterEach(() => room.stop());

describe('the waiting room', () => {
  it('opens when the server has refused work for two seconds, and closes when nobody waits any more', () => {
    pass(1, true);
    expect(room.isOpen()).toBe(false);
    pass(1, true);
    expect(room.isOpen()).toBe(true);
    pass(12);
    expect(room.isOpen()).toBe(false);
  });

  it('lets visitors in by their places, and each only with the own ticket', () => {
    room.open();
    const decisions = ['a', 'b', 'c'].map((caller) => room.decide(undefined, caller));
    expect(decisions.map(placeOf)).toEqual([1, 2, 3]);
    const order: number[] = [];
    const cookies = decisions.map(cookieOf);
    for (let second = 0; second < 8; second += 1) {
      pass(1, second < 2);
      for (const [index, cookie] of [...cookies.entries()].reverse()) {
        if (order.includes(index)) continue;
        const decision = room.decide(cookie, 'abc'[index]);
        cookies[index] = cookieOf(decision);
        if (decision.kind === 'enter') order.push(index);
      }
    }
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    expect(room.decide(cookies[0], 'a').kind).toBe('go');
    expect(room.counts()).toMatchObject({ waiting: 0, called: 0, entered: 3 });
  });

  it('gives one pass for a ticket, however often it is shown, and a pass ends', () => {
    room.open();
    const ticket = cookieOf(room.decide(undefined, 'a'));
    pass(3);
    const [first, again] = [room.decide(ticket, 'a'), room.decide(ticket, 'b')];
    expect([first.kind, again]).toEqual(['enter', first]);
    expect(room.counts().entered).toBe(1);
    room.decide(undefined, 'x');
    time += 60_001;
    expect(room.decide(cookieOf(first), 'a').kind).not.toBe('go');
  });

  it('limits what is done with one pass', () => {
    room.open();
    const ticket = cookieOf(room.decide(undefined, 'a'));
    pass(3);
    const visitorsPass = cookieOf(room.decide(ticket, 'a'));
    const many = () => {
      for (let page = 0; page < 200; page += 1) room.decide(visitorsPass, String(page));
    };
    expect(many).toThrow('share');
  });

  it('moves others up when somebody does not come any more, who then begins at the end', () => {
    room.open();
    const [first, second] = ['a', 'b'].map((caller) => cookieOf(room.decide(undefined, caller)));
    time += 6000;
    const later = room.decide(second, 'b');
    expect(placeOf(later)).toBe(2);
    time += 6000;
    pass(1, true);
    expect(placeOf(room.decide(cookieOf(later), 'b'))).toBe(1);
    expect(placeOf(room.decide(first, 'a'))).toBe(2);
  });

  it('takes a ticket of another process at its time, also of one whose clock is ahead, and says "about"', () => {
    const other = open();
    other.open();
    const early = other.decide(undefined, 'a');
    time += 600_000;
    const ahead = other.decide(undefined, 'b');
    time -= 595_000;
    room.open();
    const own = room.decide(undefined, 'c');
    expect(own).toMatchObject({ kind: 'wait', place: 1, isAbout: false });
    expect(placeOf(room.decide(cookieOf(early), 'a'))).toBe(1);
    time += 1;
    const behind = room.decide(cookieOf(ahead), 'b');
    expect(behind).toMatchObject({ kind: 'wait', place: 3, isAbout: true });
    other.stop();
  });

  it('keeps one caller from holding many places', () => {
    room.stop();
    room = open({ perCaller: 2, most: 3 });
    room.open();
    const kinds = ['a', 'a', 'a', 'b', 'c'].map((caller) => room.decide(undefined, caller));
    expect(kinds.map(placeOf)).toEqual([1, 2, 'refused', 3, 'refused']);
    expect([kinds[2], kinds[4]]).toMatchObject([{ by: 'share' }, { by: 'total' }]);
  });
});
