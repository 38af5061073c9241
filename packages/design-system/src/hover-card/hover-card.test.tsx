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
  it('opens with the focus; Tab goes on into it and out of it', async () => {
    setUp();
    await userEvent.tab();
    expect(follow()).toBeInTheDocument();
    await userEvent.tab();
    expect(follow()).toHaveFocus();
    await userEvent.tab();
    expect(follow()).toBeNull();
  });

  it('closes by Escape', async () => {
    setUp();
    await userEvent.tab();
    expect(follow()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(follow()).toBeNull();
  });

  it('opens under the pointer and goes when it has left', async () => {
    const trigger = setUp();
    await userEvent.hover(trigger);
    expect(await screen.findByRole('link', { name: 'Follow' })).toBeInTheDocument();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(follow()).toBeNull());
  });
});
