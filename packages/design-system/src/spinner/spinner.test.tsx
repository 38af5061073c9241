import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '.';

it('is a picture with a name, and decoration beside a text that says it', () => {
  const { rerender, container } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
