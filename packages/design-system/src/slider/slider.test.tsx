import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Slider } from '.';

function setUp() {
  const onValueChange = vi.fn();
  render(
    <Slider
      label="Price"
      lowLabel="Lowest price"
      highLabel="Highest price"
      defaultValue={[20, 60]}
      formatValue={(value) => `$${value}`}
      onValueChange={onValueChange}
    />,
  );
  const low = screen.getByRole('slider', { name: 'Lowest price' });
  const high = screen.getByRole('slider', { name: 'Highest price' });
  return { onValueChange, low, high };
}

describe('Slider', () => {
  it('is a group of two sliders in tab order that announce their values', async () => {
    const { low, high } = setUp();
    expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
    expect(low).toHaveAttribute('aria-valuetext', '$20');
    await userEvent.tab();
    expect(low).toHaveFocus();
    await userEvent.tab();
    expect(high).toHaveFocus();
  });

  // The keys of a range input are native
  it('reports a new range', () => {
    const { low, onValueChange } = setUp();
    fireEvent.change(low, { target: { value: '30' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([30, 60], because('input'));
    expect(low).toHaveAttribute('aria-valuetext', '$30');
  });

  it('never lets the thumbs cross', () => {
    const { low, high, onValueChange } = setUp();
    fireEvent.change(low, { target: { value: '90' } });
    expect(onValueChange).toHaveBeenLastCalledWith([60, 60], because('input'));
    fireEvent.change(high, { target: { value: '10' } });
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(high).toHaveValue('60');
  });
});
