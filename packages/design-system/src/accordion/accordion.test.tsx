import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import type { AccordionProps } from '.';
import { Accordion, AccordionItem } from '.';

function setUp(props: Partial<AccordionProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <Accordion level={2} onValueChange={onValueChange} {...props}>
      <AccordionItem value="a" title="A" children="First" />
      <AccordionItem value="b" title="B" children="Second" />
    </Accordion>,
  );
  const isOpen = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { onValueChange, isOpen, press };
}

describe('Accordion', () => {
  it('has one section open at a time, which can be closed', async () => {
    const { onValueChange, isOpen, press } = setUp({ defaultValue: ['a'] });
    expect([isOpen('A'), isOpen('B')]).toEqual([true, false]);
    await press('B');
    expect([isOpen('A'), isOpen('B')]).toEqual([false, true]);
    await press('B');
    expect(isOpen('B')).toBe(false);
    expect(onValueChange).toHaveBeenLastCalledWith([], because('triggerPress'));
  });

  it('can have several sections open', async () => {
    const { onValueChange, press } = setUp({ multiple: true });
    await press('B');
    await press('A');
    expect(onValueChange).toHaveBeenLastCalledWith(['b', 'a'], because('triggerPress'));
  });

  it('keeps its controlled value', async () => {
    const { isOpen, press } = setUp({ value: ['a'] });
    await press('B');
    expect([isOpen('A'), isOpen('B')]).toEqual([true, false]);
  });

  it('is part of the heading outline', () => {
    setUp();
    const names = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
    expect(names).toEqual(['A', 'B']);
  });

  it('throws a helpful error when an item is used outside its group', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<AccordionItem value="a" title="A" children="First" />)).toThrow(
      'it must stand inside Accordion',
    );
    vi.restoreAllMocks();
  });
});
