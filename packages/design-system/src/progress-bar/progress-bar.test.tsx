import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from '.';

describe('ProgressBar', () => {
  it('clamps to its range, and has no value when indeterminate', () => {
    const { rerender } = render(<ProgressBar label="Upload" value={140} max={200} />);
    const bar = screen.getByRole('progressbar', { name: 'Upload' });
    expect(bar).toHaveAttribute('aria-valuenow', '140');
    expect(bar.querySelector('rect')).toHaveAttribute('width', '70%');
    rerender(<ProgressBar label="Upload" value={300} max={200} />);
    expect(bar.querySelector('rect')).toHaveAttribute('width', '100%');
    rerender(<ProgressBar label="Upload" />);
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });
});
