import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '.';

it('is a named image, or decorative beside a text', () => {
  const { rerender, container } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
