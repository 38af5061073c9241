import { render } from '@testing-library/react';
import type { ComponentType, Ref } from 'react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe-violations';
import { captureConsole } from './capture-console';
import { htmlErrors } from './html-errors';
import { hydrationErrors, serverMarkup } from './server-render';

interface Expectations {
  /** Which element takes ref and rest props, when it is not the first one rendered. */
  receiver?: string;
  /** Which element takes the class name, when it is not the receiver. */
  root?: string;
  /** It renders at the end of the body, and only in a browser: the server sends its trigger or nothing. */
  portal?: boolean;
}

type Hooks = { ref?: Ref<never>; className?: string };

/**
 * The rules that every component keeps: the ref arrives, unknown props and `data-*` pass through, the
 * class name is added and not replaced, the server's markup is valid HTML and is taken over by the
 * browser without a complaint, and axe finds nothing. Give props of a use that makes sense: with a name,
 * with entries, open.
 */
export function describeConformance<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Props,
  { receiver = '[data-conformance]', root = receiver, portal = false }: Expectations = {},
) {
  const given = { ...props, 'data-conformance': 'yes', lang: 'lo' };
  const find = (selector: string) => document.body.querySelector(selector);

  describe(`${name} conforms`, () => {
    it('passes rest props and data attributes on, to one element', () => {
      render(<Component {...given} />);
      expect(find(receiver)).toHaveAttribute('data-conformance', 'yes');
      expect(find(receiver)).toHaveAttribute('lang', 'lo');
      expect(document.querySelectorAll('[data-conformance]')).toHaveLength(1);
    });
    it('fills the ref', () => {
      const ref = createRef<never>();
      render(<Component {...given} {...({ ref } satisfies Hooks)} />);
      expect(ref.current).not.toBeNull();
      expect(ref.current).toBe(find(receiver));
    });
    it('adds the class name to its own, last', () => {
      render(<Component {...given} {...({ className: 'mine' } satisfies Hooks)} />);
      expect(find(root)?.getAttribute('class')).toMatch(/(^|\S+ )mine$/);
    });
    it('is taken over from the server without a complaint', () => {
      expect(hydrationErrors(<Component {...given} />)).toEqual([]);
    });
    it('is valid HTML from the server', () => {
      const markup = serverMarkup(<Component {...given} />);
      if (!portal) expect(markup).not.toBe('');
      expect(htmlErrors(markup)).toEqual([]);
    });
    it('passes axe, and says nothing on the console', async () => {
      const { messages, stop } = captureConsole();
      render(<Component {...given} />);
      const faults = await axeViolations(document.body);
      stop();
      expect(faults).toEqual([]);
      expect(messages).toEqual([]);
    });
  });
}
