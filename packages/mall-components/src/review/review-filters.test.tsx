import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ReviewFilters } from './review-filters';

const counts = { all: 11, good: 8, general: 2, bad: 1 };
const value = { level: 'good', withPictures: false, specification: '' } as const;
const specifications = [
  { name: 'S', label: 'S', count: 7 },
  { name: 'L', label: 'L', count: 4 },
];

describe('ReviewFilters', () => {
  it('filter by score, pictures and specification, combined', async () => {
    const onValueChange = vi.fn();
    const summary = { counts, pictureCount: 3, specifications };
    renderInEnglish(<ReviewFilters {...{ value, summary, onValueChange }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Poor (1)' }));
    const byPress = { reason: 'press', event: expect.any(Event) };
    expect(onValueChange).toHaveBeenLastCalledWith({ ...value, level: 'bad' }, byPress);
    await userEvent.click(screen.getByRole('button', { name: 'With pictures (3)' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ ...value, withPictures: true }, byPress);
    const select = screen.getByRole('combobox', { name: 'Specification' });
    await userEvent.selectOptions(select, 'L (4)');
    expect(onValueChange).toHaveBeenLastCalledWith(
      { ...value, specification: 'L' },
      { reason: 'input', event: expect.any(Event) },
    );
  });

  it('offer only filters that narrow the list', () => {
    const summary = { counts, pictureCount: 0, specifications: specifications.slice(0, 1) };
    renderInEnglish(<ReviewFilters {...{ value, summary, onValueChange: vi.fn() }} />);
    expect(screen.queryByRole('button', { name: /pictures/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
