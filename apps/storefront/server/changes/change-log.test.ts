import { describe, expect, it } from 'vitest';
import { createChangeLog } from './change-log';

const MINUTE = 60_000;

/** A log with a controllable clock, and a way to feed it changes. */
function open() {
  const clock = { now: 10 * MINUTE };
  const log = createChangeLog(() => clock.now);
  const none = { everything: false, changed: [], counted: [] };
  const hear = (told: Partial<typeof none | { changed: string[]; everything: boolean }> = {}) =>
    log.hear({ ...none, ...told }, clock.now);
  const standing = (requestedAt: number, ...tags: string[]) =>
    log.freshnessOf({ tags, requestedAt });
  return { clock, log, hear, standing };
}

describe('createChangeLog', () => {
  it('vouches for what has not changed, for as long as the feed is heard', () => {
    const { clock, hear, standing } = open();
    const source = [clock.now, 'goods:1'] as const;
    expect(standing(...source)).toBe('unsettled');
    hear({ changed: ['goods:2'] });
    clock.now += 9 * 1000;
    expect(standing(...source)).toBe('current');
    clock.now += 2 * 1000;
    expect(standing(...source)).toBe('unsettled');
    hear();
    expect(standing(...source)).toBe('current');
  });

  it('knows what was made before a change, and what was asked for in the same moment', () => {
    const { clock, hear, standing } = open();
    const before = clock.now;
    hear({ changed: ['goods:1', 'list:0'] });
    expect(standing(before, 'content', 'goods:1')).toBe('outdated');
    expect(standing(before, 'content', 'goods:2')).toBe('current');
  });

  it('replaces what was asked for right after a change, once every server has noticed that', () => {
    const { clock, hear, standing } = open();
    hear({ changed: ['goods:1'] });
    clock.now += 1000;
    const early = clock.now;
    expect(standing(early, 'goods:1')).toBe('unsettled');
    clock.now += 2000;
    hear();
    expect(standing(early, 'goods:1')).toBe('outdated');
  });

  it('vouches for what was asked for later once lists are as new as the change', () => {
    const { clock, hear, standing } = open();
    hear({ changed: ['goods:1'] });
    clock.now += 19 * 1000;
    hear();
    expect(standing(clock.now, 'goods:1')).toBe('unsettled');
    clock.now += 2 * 1000;
    hear();
    expect(standing(clock.now, 'goods:1')).toBe('current');
  });

  it('only does not vouch for what had a figure moved', () => {
    const { clock, log, standing } = open();
    const before = clock.now;
    log.hear({ everything: false, changed: [], counted: ['goods:1'] }, clock.now);
    expect(standing(before, 'goods:1')).toBe('unsettled');
  });

  it('vouches for nothing older when it is not known what changed', () => {
    const { clock, hear, standing } = open();
    const before = clock.now;
    hear({ everything: true });
    expect(standing(before, 'goods:1')).toBe('unsettled');
    clock.now += 2000;
    expect(standing(clock.now, 'goods:1'), 'a server may not have noticed').toBe('unsettled');
    clock.now += 2000;
    expect(standing(clock.now, 'goods:1')).toBe('current');
  });

  it('outdates what changes again and again three times in ten seconds, and once more when all have noticed', () => {
    const { clock, hear, standing } = open();
    const after = Array.from({ length: 8 }, () => {
      const asked = (clock.now += 1);
      clock.now += 1000;
      hear({ changed: ['list:0'] });
      return standing(asked, 'list:0');
    });
    expect(after.filter((one) => one === 'outdated')).toHaveLength(4);
    expect(after.at(-1)).toBe('unsettled');
    clock.now += 10_000;
    const asked = clock.now;
    hear({ changed: ['list:0'] });
    expect(standing(asked, 'list:0')).toBe('outdated');
  });

  it('does not vouch for anything of the time of changes that it had to forget', () => {
    const { clock, hear, standing } = open();
    const before = clock.now;
    hear({ changed: ['goods:1'] });
    clock.now += 1;
    for (let one = 0; one < 21; one += 1)
      hear({ changed: Array.from({ length: 1000 }, (_, id) => `shop:${one * 1000 + id}`) });
    expect(standing(before, 'goods:1')).toBe('unsettled');
  });

  it('judges each request by its own time, and the worst counts', () => {
    const { clock, log, hear } = open();
    const old = { tags: ['content'], requestedAt: clock.now - 60_000 };
    const before = { tags: ['goods:1'], requestedAt: clock.now };
    hear({ changed: ['goods:1'] });
    clock.now += 40_000;
    hear();
    const after = { tags: ['goods:1'], requestedAt: clock.now };
    expect(log.freshnessOf(old, after)).toBe('current');
    expect(log.freshnessOf(old, after, before)).toBe('outdated');
    expect(log.freshnessOf(after, { tags: undefined, requestedAt: clock.now })).toBe('unsettled');
  });
});
