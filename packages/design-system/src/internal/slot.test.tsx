import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Slot, Slottable } from './slot';

describe('Slot', () => {
  it('merges props, classes, styles, refs and handlers into its child, whose own props win', async () => {
    const calls: string[] = [];
    const [ours, own] = [createRef<HTMLElement>(), createRef<HTMLAnchorElement>()];
    render(
      <Slot
        ref={ours}
        id="ours"
        title="ours"
        className="a"
        style={{ color: 'red', top: 1 }}
        onClick={() => calls.push('ours')}
      >
        <a
          ref={own}
          href="#x"
          id="own"
          className="b"
          style={{ top: 2 }}
          onClick={() => calls.push('own')}
        >
          Go
        </a>
      </Slot>,
    );
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveAttribute('id', 'own');
    expect(link).toHaveAttribute('title', 'ours');
    expect(link).toHaveClass('a', 'b');
    expect(link.style.top).toBe('2px');
    expect(link.style.color).toBe('red');
    expect([ours.current, own.current]).toEqual([link, link]);
    await userEvent.click(link);
    expect(calls).toEqual(['own', 'ours']);
  });

  it('moves the siblings of the slotted child into it', () => {
    render(
      <Slot>
        <span>before </span>
        <Slottable>
          <a href="#x">Go</a>
        </Slottable>
        <span> after</span>
      </Slot>,
    );
    expect(screen.getByRole('link')).toHaveTextContent('before Go after');
  });

  it('renders nothing without an element', () => {
    const complain = vi.spyOn(console, 'error');
    const { container } = render(<Slot>text</Slot>);
    expect(container).toBeEmptyDOMElement();
    expect(complain).not.toHaveBeenCalled();
  });
});
