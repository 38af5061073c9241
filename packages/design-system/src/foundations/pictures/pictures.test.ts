import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../testing/axe-violations';
import { summaries } from '../component-list';
import { pictures } from './pictures';

describe('pictures', () => {
  it("has do and don't examples for every component", () => {
    expect(Object.keys(pictures).sort()).toEqual([...summaries.keys()].sort());
  });

  it.each(Object.entries(pictures))('%s is drawn twice, differently', async (_name, picture) => {
    const drawn = [picture.do, picture.dont].map((example) => {
      const { container, unmount } = render(example.picture);
      const html = container.innerHTML;
      unmount();
      return html;
    });
    expect(drawn[0]).not.toBe('');
    expect(drawn[1]).not.toBe(drawn[0]);
    expect(picture.do.caption).not.toBe(picture.dont.caption);
    // what is recommended is right for assistive technology as well
    const { container } = render(picture.do.picture);
    expect(await axeViolations(container)).toEqual([]);
  });
});
