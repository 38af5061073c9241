import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe-violations';
import { htmlErrors } from './html-errors';
import { hydrationErrors, serverMarkup } from './server-render';

describe('the conformance suite', () => {
  /** Tests of the checks: each finds its violation. */
  it('detects hydration mismatches', () => {
    const Odd = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
    expect(hydrationErrors(<Odd />).join()).toContain('server rendered text');
  });

  it('detects a warning in an effect, and restores the console', () => {
    const before = console.warn;
    function Warns() {
      useEffect(() => console.warn('deprecated'), []);
      return <p>Text</p>;
    }
    expect(hydrationErrors(<Warns />)).toContain('deprecated');
    expect(console.warn).toBe(before);
  });

  it('detects a list without keys', () => {
    const items = ['a', 'b'].map((text) => <li>{text}</li>);
    expect(hydrationErrors(<ul>{items}</ul>).join()).toContain('key');
  });

  it('renders without window and document, as a server does', () => {
    const Asks = () => <p>{String(typeof document)}</p>;
    expect(serverMarkup(<Asks />)).toBe('<p>undefined</p>');
    expect(typeof document).toBe('object');
  });

  it('finds a block inside a phrase, a doubled id and a button without a type', () => {
    const faults = htmlErrors('<span><div id="a"></div></span><i id="a"></i><button>x</button>');
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'element-permitted-content',
      'no-dup-id',
      'no-implicit-button-type',
    ]);
    expect(htmlErrors('<p>Text<br/></p>')).toEqual([]);
  });

  it('finds a control without a name', async () => {
    document.body.innerHTML = '<input><p>Text</p>';
    expect((await axeViolations(document.body)).join()).toContain('label input');
    document.body.innerHTML = '';
  });
});
