import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../button';
import { focusByKey } from '../testing/focus-by-key';
import { Tooltip } from '.';

let stopFocusByKey = () => undefined as void;
beforeEach(() => {
  stopFocusByKey = focusByKey();
  return stopFocusByKey;
});

function setUp() {
  render(
    <Tooltip content="Leaves today when ordered before noon" delay={0}>
      <Button>Express</Button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Express' });
}

describe('Tooltip', () => {
  it('opens on focus, describes its control and closes on blur', async () => {
    const control = setUp();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    expect(control).toHaveAccessibleDescription('Leaves today when ordered before noon');
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  it('closes with Escape and keeps focus', async () => {
    const control = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(control).toHaveFocus();
  });

  it('opens on hover, stays while hovered, and closes', async () => {
    const control = setUp();
    await userEvent.hover(control);
    const tip = await screen.findByRole('tooltip');
    await userEvent.hover(tip);
    expect(tip).toBeInTheDocument();
    await userEvent.unhover(tip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('does not open on touch', async () => {
    stopFocusByKey();
    const control = setUp();
    const user = userEvent.setup();
    await user.pointer([{ keys: '[TouchA>]', target: control }, { keys: '[/TouchA]' }]);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
