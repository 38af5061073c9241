import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { RatingInput } from '.';

const starLabel = (stars: number) => `${stars} of 5 stars`;
function setUp(defaultValue = 0, error?: string) {
  const onValueChange = vi.fn();
  render(<RatingInput label="The cup" {...{ starLabel, defaultValue, onValueChange, error }} />);
  return onValueChange;
}
const star = (stars: number) => screen.getByRole('radio', { name: starLabel(stars) });

describe('RatingInput', () => {
  it('is a radio group of stars', async () => {
    const onValueChange = setUp();
    expect(screen.getByRole('group', { name: 'The cup' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(star(4));
    expect(star(4)).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4, because('input'));
  });

  it.each([
    ['{ArrowRight}', 4],
    ['{ArrowUp}', 2],
    ['{ArrowDown}', 4],
    ['{ArrowLeft}', 2],
  ])('changes three stars on %s to %i', async (key, expected) => {
    const onValueChange = setUp(3);
    await userEvent.tab();
    expect(star(3)).toHaveFocus();
    await userEvent.keyboard(key);
    expect(star(expected)).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected, because('input'));
  });

  it('selects the focused star on Space', async () => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(star(1)).toBeChecked();
  });

  it('describes the group by its error', () => {
    setUp(0, 'Give at least one star.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Give at least one star.');
  });
});
