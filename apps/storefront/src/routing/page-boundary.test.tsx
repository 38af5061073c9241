import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from './page-boundary';

// React reports errors that a boundary has caught
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const page = (shown: object, Content: () => string) => (
  <PageBoundary shown={shown} fallback={(error) => <p>{`Failed: ${String(error)}`}</p>}>
    <Content />
  </PageBoundary>
);
const Broken = (): string => {
  throw new Error('broken');
};
const Cart = () => 'The cart';

describe('PageBoundary', () => {
  it('shows why a page fails, until another page is shown', () => {
    const first = {};
    const { rerender } = render(page(first, Broken));
    expect(screen.getByText('Failed: Error: broken')).toBeVisible();
    rerender(page(first, Cart));
    expect(screen.getByText('Failed: Error: broken')).toBeVisible();
    rerender(page({}, Cart));
    expect(screen.getByText('The cart')).toBeVisible();
  });
});
