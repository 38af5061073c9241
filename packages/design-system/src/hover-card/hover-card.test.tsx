import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { focusByKey } from '../testing/focus-by-key';
import { HoverCard } from '.';

beforeEach(focusByKey);

function setUp() {
  render(
    <>
      <HoverCard delay={0} trigger={<button type="button">Kiln Street</button>}>
        <a href="/follow">Follow</a>
      </HoverCard>
      <button type="button">After</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Kiln Street' });
}
const follow = () => screen.queryByRole('link', { name: 'Follow' });

describe('HoverCard', () => {
  it('opens on focus; Tab moves into it and out of it', async () => {
    setUp();
    await userEvent.tab();
    expect(follow()).toBeInTheDocument();
    await userEvent.tab();
    expect(follow()).toHaveFocus();
    await userEvent.tab();
    expect(follow()).toBeNull();
  });

  it('closes on Escape', async () => {
    setUp();
    await userEvent.tab();
    expect(follow()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(follow()).toBeNull();
  });

  it('opens on hover and closes when the pointer leaves', async () => {
    const trigger = setUp();
    await userEvent.hover(trigger);
    expect(await screen.findByRole('link', { name: 'Follow' })).toBeInTheDocument();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(follow()).toBeNull());
  });
});
