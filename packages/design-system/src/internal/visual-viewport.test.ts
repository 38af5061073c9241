import { describe, expect, it, vi } from 'vitest';
import { onVisibleAreaChange, visibleArea } from './visual-viewport';

const windowWith = (viewport: Partial<VisualViewport>) =>
  ({
    innerHeight: 800,
    visualViewport: Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, ...viewport }),
  }) as unknown as Window;

describe('visual viewport', () => {
  it('is what a virtual keyboard leaves, also where the page is panned', () => {
    expect(visibleArea(windowWith({ height: 460, offsetTop: 40 }))).toEqual({
      top: 40,
      height: 460,
    });
  });

  it('is the window for a page that is zoomed in, and for browsers that do not tell', () => {
    const all = { top: 0, height: 800 };
    expect(visibleArea(windowWith({ height: 400, offsetTop: 90, scale: 2 }))).toEqual(all);
    expect(visibleArea({ innerHeight: 800, visualViewport: null } as Window)).toEqual(all);
  });

  it('tells when it changes, until it is ended', () => {
    const view = windowWith({ height: 800 });
    const onChange = vi.fn();
    const stop = onVisibleAreaChange(view, onChange);
    view.visualViewport?.dispatchEvent(new Event('resize'));
    view.visualViewport?.dispatchEvent(new Event('scroll'));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    view.visualViewport?.dispatchEvent(new Event('resize'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
