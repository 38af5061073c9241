import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '.';

afterEach(() => vi.unstubAllGlobals());

const inset = () => document.documentElement.style.getPropertyValue('--keyboard-inset');

describe('Dialog above a virtual keyboard', () => {
  it('leaves the dialog above a virtual keyboard, as long as it is open', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 768 });
    vi.stubGlobal('innerHeight', 768);
    vi.stubGlobal('visualViewport', viewport);
    render(
      <Dialog title="Sign in" closeLabel="Close" trigger={<button type="button">Open</button>}>
        <input aria-label="Email" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(inset()).toBe('0px');
    viewport.height = 420;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    expect(inset()).toBe('348px');
    await userEvent.keyboard('{Escape}');
    expect(inset()).toBe('');
  });
});
