import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SkipLink } from '.';

describe('SkipLink', () => {
  it('is the first tab stop and skips the header on Enter', async () => {
    render(
      <>
        <SkipLink targetId="main">To the goods</SkipLink>
        <button type="button">Search</button>
        <main id="main">
          <button type="button">Buy</button>
        </main>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'To the goods' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus();
  });
});
