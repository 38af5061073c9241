import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Banner } from '.';

const region = () => screen.queryByRole('region', { name: 'Notice' });

describe('Banner', () => {
  it('is dismissed by its button', async () => {
    const onOpenChange = vi.fn();
    render(<Banner label="Notice" closeLabel="Close" {...{ onOpenChange }} children="Late" />);
    expect(region()).toHaveTextContent('Late');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, because('closePress'));
  });

  it('has no close button without a label, and keeps its controlled state', async () => {
    const { rerender } = render(<Banner label="Notice" children="Late" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Banner label="Notice" children="Late" closeLabel="Close" open />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(region()).not.toBeNull();
  });
});
