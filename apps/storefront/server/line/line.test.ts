import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLine } from './line';

const rules = { most: 1000, perCaller: 1000 };
const placeOf = (standing: { kind: string; place?: number }) => standing.place;

/** Steps of a line: somebody joins with an older or newer ticket, leaves, comes again, or the first are called. */
const step = fc.oneof(
  fc.record({ do: fc.constant('join' as const), at: fc.nat(50) }),
  fc.record({ do: fc.constant('leave' as const), who: fc.nat(30) }),
  fc.record({ do: fc.constant('stay' as const), who: fc.nat(30) }),
  fc.record({ do: fc.constant('sweep' as const) }),
  fc.record({ do: fc.constant('call' as const), many: fc.nat(3) }),
);

describe('the line', () => {
  it('tells everybody how many are before them, whatever others do, and calls in that order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const line = createLine(rules);
        let model: { id: string; at: number; until: number }[] = [];
        const called = new Set<string>();
        let now = 0;
        for (const [turn, one] of steps.entries()) {
          now += 1;
          if (one.do === 'join') {
            const ticket = { id: String(turn).padStart(3, '0'), at: one.at };
            line.see(ticket, 'a', now + 20);
            model.push({ ...ticket, until: now + 20 });
            model.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
          }
          const some = 'who' in one ? model[one.who % Math.max(1, model.length)] : undefined;
          if (one.do === 'leave' && some) {
            line.leave(some.id);
            model = model.filter((other) => other !== some);
          }
          if (one.do === 'stay' && some) {
            line.see(some, 'a', now + 20);
            some.until = now + 20;
          }
          if (one.do === 'sweep') {
            line.sweep(now);
            model = model.filter(({ until }) => until >= now);
          }
          if (one.do === 'call') {
            line.call(one.many);
            model.splice(0, one.many).forEach(({ id }) => called.add(id));
          }
          for (const [index, { until, ...ticket }] of model.entries())
            expect(placeOf(line.see(ticket, 'a', until))).toBe(index + 1);
          expect(line.counts().waiting).toBe(model.length);
        }
      }),
    );
  });

  it('lets nobody overtake: a place never grows by those who come later', () => {
    const line = createLine(rules);
    line.see({ id: 'me', at: 5 }, 'a', 99);
    for (let at = 6; at < 20; at += 1) line.see({ id: `later ${at}`, at }, 'b', 99);
    expect(line.see({ id: 'me', at: 5 }, 'a', 99)).toEqual({ kind: 'waits', place: 1 });
  });

  it('forgets whoever does not come any more, waiting or called', () => {
    const line = createLine(rules);
    line.see({ id: 'first', at: 1 }, 'a', 10);
    line.see({ id: 'second', at: 2 }, 'b', 10);
    line.see({ id: 'third', at: 3 }, 'c', 30);
    line.call(1);
    expect(line.sweep(20)).toBe(2);
    expect(line.see({ id: 'third', at: 3 }, 'c', 50)).toEqual({ kind: 'waits', place: 1 });
    expect(line.counts()).toEqual({ waiting: 1, called: 0 });
  });

  it('is bounded, for all and for one caller, and gives room back', () => {
    const line = createLine({ most: 3, perCaller: 2 });
    const see = (id: string, caller: string) => line.see({ id, at: 1 }, caller, 10).kind;
    expect([see('1', 'a'), see('2', 'a'), see('3', 'a')]).toEqual(['waits', 'waits', 'refused']);
    expect([see('4', 'b'), see('5', 'c')]).toEqual(['waits', 'refused']);
    line.leave('1');
    expect(see('6', 'a')).toBe('waits');
    line.sweep(11);
    expect(line.counts()).toEqual({ waiting: 0, called: 0 });
    expect([see('7', 'a'), see('8', 'a'), see('9', 'b')]).toEqual(['waits', 'waits', 'waits']);
  });
});
