import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Meter } from '.';

describe('Meter', () => {
  it('has a value, a maximum and a value text', () => {
    render(<Meter label="Storage" value={3} max={5} valueLabel="3 of 5 GB" />);
    const meter = screen.getByRole('meter', { name: 'Storage' });
    expect(meter).toHaveAttribute('aria-valuenow', '3');
    expect(meter).toHaveAttribute('aria-valuemax', '5');
    expect(meter).toHaveAttribute('aria-valuetext', '3 of 5 GB');
  });

  it.each([
    [-1, 0, 10, '0%'],
    [15, 0, 10, '100%'],
    [15, 10, 20, '50%'],
    [1, 1, 1, '0%'],
  ])('fills %d between %d and %d to %s', (value, min, max, width) => {
    const { container } = render(<Meter label="A" valueLabel="A" {...{ value, min, max }} />);
    expect(container.querySelector('rect')).toHaveAttribute('width', width);
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Meter label="Storage" labelHidden value={3} valueLabel="3 GB" />);
    expect(screen.getByRole('meter', { name: 'Storage' })).toBeInTheDocument();
  });
});
