import { describe, expect, it } from 'vitest';
import { readAgreement } from './read-agreement';

describe('readAgreement', () => {
  it('lists the headings of an agreement, which begin below that of the page', () => {
    const html =
      '<h2>Agreement</h2>\n<p>Hello</p><h3>1. Yours &amp; <em>ours</em></h3><h4>More</h4>';
    expect(readAgreement(html)).toEqual({
      text: '\n<p>Hello</p><h2 id="part-1">1. Yours &amp; <em>ours</em></h2><h3 id="part-2">More</h3>',
      contents: [
        { id: 'part-1', label: '1. Yours & ours' },
        { id: 'part-2', label: 'More' },
      ],
    });
  });

  it('keeps a text without headings as it is', () => {
    const text = '<p>Be kind</p>';
    expect(readAgreement(text)).toEqual({ text, contents: [] });
  });
});
