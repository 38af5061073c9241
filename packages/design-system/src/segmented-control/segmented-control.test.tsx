import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { SegmentedControl } from '.';

const options = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map', disabled: true },
  { value: 'grid', label: 'Grid', icon: <svg aria-hidden="true" />, labelHidden: true },
];

describe('SegmentedControl', () => {
  it('is a radio group that selects immediately', async () => {
    const onValueChange = vi.fn();
    const props = { options, defaultValue: 'list', onValueChange };
    render(<SegmentedControl label="View" {...props} />);
    expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('grid', because('input'));
    expect(screen.getByRole('radio', { name: 'List' })).not.toBeChecked();
  });

  it('selects with arrow keys, skipping the disabled option', async () => {
    render(<SegmentedControl label="View" options={options} defaultValue="list" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  });
});
