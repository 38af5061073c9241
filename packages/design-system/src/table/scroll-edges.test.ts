import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollEdges } from './scroll-edges';

describe('scrollEdges', () => {
  it('marks the edges with more content', () => {
    const at = (scrollLeft: number) =>
      scrollEdges({ scrollLeft, scrollWidth: 500, clientWidth: 300 });
    expect(at(0)).toBe('end');
    expect(at(80)).toBe('both');
    expect(at(200)).toBe('start');
    expect(at(199.4)).toBe('start');
    expect(scrollEdges({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toBe('none');
  });

  it('works in right-to-left layouts', () => {
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), fc.nat(900), (scrollLeft, scrollWidth, clientWidth) => {
        const box = { scrollWidth, clientWidth };
        expect(scrollEdges({ ...box, scrollLeft: -scrollLeft })).toBe(
          scrollEdges({ ...box, scrollLeft }),
        );
      }),
    );
  });
});
