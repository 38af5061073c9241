import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { ToggleButton } from '.';

const button = () => screen.getByRole('button', { name: 'In stock' });

describe('ToggleButton', () => {
  it.each(['{Enter}', ' '])('toggles on %j', async (key) => {
    const onPressedChange = vi.fn();
    render(<ToggleButton onPressedChange={onPressedChange}>In stock</ToggleButton>);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(onPressedChange).toHaveBeenLastCalledWith(true, because('press'));
    await userEvent.keyboard(key);
    expect(onPressedChange).toHaveBeenLastCalledWith(false, because('press'));
  });

  it('keeps its controlled value, and does not change when a handler prevents the press', async () => {
    const { rerender } = render(<ToggleButton pressed>In stock</ToggleButton>);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    rerender(<ToggleButton onClick={(event) => event.preventDefault()}>In stock</ToggleButton>);
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is named by its label when it has only an icon', () => {
    render(<ToggleButton label="In stock" icon={<svg aria-hidden="true" />} />);
    expect(button()).toHaveAttribute('type', 'button');
  });
});
