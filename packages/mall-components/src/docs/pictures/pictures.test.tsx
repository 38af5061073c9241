import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { pageGroups } from '../page-list';
import { pictures } from './pictures';

describe('pictures of do and do not', () => {
  it('are there for every page with a guide', () => {
    const pages = pageGroups.flatMap((group) => group.pages.map(({ file }) => file));
    expect(Object.keys(pictures).sort()).toEqual(pages.sort());
  });

  it.each(Object.entries(pictures))('%s is drawn twice, differently', (_name, picture) => {
    const drawn = [picture.do, picture.dont].map((example) => {
      const { container, unmount } = renderInEnglish(example.picture);
      const html = container.innerHTML;
      unmount();
      return html;
    });
    expect(drawn[0]).not.toBe('');
    expect(drawn[1]).not.toBe(drawn[0]);
    expect(picture.do.caption).not.toBe(picture.dont.caption);
  });
});
