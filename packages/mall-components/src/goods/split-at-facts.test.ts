import { describe, expect, it } from 'vitest';
import { splitAtFacts } from './split-at-facts';

const table = '<table><colgroup><col></colgroup><tr><td>Oak<br></td></tr></table>';

describe('splitAtFacts', () => {
  it('ends the first part with the first table', () => {
    const facts = `<p>Why<img src="a"></p>${table}`;
    expect(splitAtFacts(`${facts}<h3>Known</h3>${table}`)).toEqual([
      facts,
      `<h3>Known</h3>${table}`,
    ]);
  });

  it('does not cut through an element around the table', () => {
    const html = `<div>${table}<p>Known</p></div>`;
    expect(splitAtFacts(html)).toEqual(['', html]);
  });

  it.each(['', '<p>Why</p>', table])('leaves %j whole', (html) => {
    expect(splitAtFacts(html)).toEqual(['', html]);
  });
});
