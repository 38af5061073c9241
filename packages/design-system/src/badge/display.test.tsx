import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Image } from '../image';
import { Steps } from '../steps';

it('Image waits unless it matters most, and offers better formats first', () => {
  const picture = { src: 'mug.jpg', alt: 'Mug', width: 80, height: 80 };
  const { rerender, container } = render(<Image {...picture} />);
  expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('loading', 'lazy');
  rerender(<Image {...picture} priority sources={[{ type: 'image/avif', srcSet: 'mug.avif' }]} />);
  const image = screen.getByRole('img', { name: 'Mug' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('source + img')).toBe(image);
});

it('Steps mark the current one and say which are done', () => {
  render(
    <Steps
      label="Order"
      doneLabel="done"
      current={1}
      steps={[{ label: 'Cart' }, { label: 'Pay' }, { label: 'Done' }]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Cart, done');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});
