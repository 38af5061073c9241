import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ErrorView } from '.';

describe('ErrorView', () => {
  it.each([
    [404, 'This page could not be found'],
    [401, 'Please sign in'],
    [403, 'You do not have access to this page'],
    [500, 'Sorry, an error occurred on this page'],
    [503, 'Sorry, an error occurred on this page'],
    ['offline', 'You seem to be offline'],
    [418, 'Bad request'],
  ] as const)('shows status %s as "%s" with a link to home', (status, title) => {
    renderInEnglish(<ErrorView status={status} homeHref="/" />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('offers a retry only where it may help', async () => {
    const { rerender } = renderInEnglish(<ErrorView status={404} homeHref="/" onRetry={vi.fn()} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<ErrorView status={500} homeHref="/" onRetry={vi.fn()} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('names the request where the mall is at fault, and only there', () => {
    const reference = '7f3a0c1e55d0b9e2';
    const { rerender } = renderInEnglish(
      <ErrorView status={500} homeHref="/" reference={reference} />,
    );
    expect(screen.getByText(`Reference: ${reference}`)).toBeVisible();
    rerender(<ErrorView status={404} homeHref="/" reference={reference} />);
    expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
  });
});
