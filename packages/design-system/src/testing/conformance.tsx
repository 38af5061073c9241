import { render } from '@testing-library/react';
import type { ComponentType, Ref } from 'react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

interface Expectations {
  /** Which element takes ref and rest props, when it is not the first one rendered. */
  receiver?: string;
  /** Which element takes the class name, when it is not the receiver. */
  root?: string;
}

type Hooks = { ref?: Ref<never>; className?: string };

/**
 * The rules that every component keeps: the ref arrives, unknown props and `data-*` pass through, the
 * class name is added and not replaced, and the server renders it without a complaint.
 */
export function describeConformance<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  props: Props,
  { receiver = '[data-conformance]', root = receiver }: Expectations = {},
) {
  const given = { ...props, 'data-conformance': 'yes', lang: 'lo' };
  describe(`${name} conforms`, () => {
    it('passes rest props and data attributes on', () => {
      const { container } = render(<Component {...given} />);
      const element = container.querySelector(receiver);
      expect(element).toHaveAttribute('data-conformance', 'yes');
      expect(element).toHaveAttribute('lang', 'lo');
    });
    it('fills the ref', () => {
      const ref = createRef<never>();
      const { container } = render(<Component {...given} {...({ ref } satisfies Hooks)} />);
      expect(ref.current).toBe(container.querySelector(receiver));
    });
    it('adds the class name to its own, last', () => {
      const { container } = render(
        <Component {...given} {...({ className: 'mine' } satisfies Hooks)} />,
      );
      expect(container.querySelector(root)?.getAttribute('class')).toMatch(/(^|\S+ )mine$/);
    });
    it('renders on the server without a complaint', () => {
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(renderToString(<Component {...given} />)).not.toBe('');
      expect(complaint).not.toHaveBeenCalled();
      complaint.mockRestore();
    });
  });
}
