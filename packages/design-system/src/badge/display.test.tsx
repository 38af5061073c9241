import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CountBadge } from '../count-badge';
import { Image } from '../image';
import { ProgressBar } from '../progress-bar';
import { Steps } from '../steps';
import { Tag } from '../tag';

it('CountBadge shows nothing at zero and stops at its maximum', () => {
  const { rerender, container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<CountBadge count={128} label="128 goods" />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByText('128 goods')).toBeInTheDocument();
});

it('Tag is taken away by its named button', async () => {
  const onRemove = vi.fn();
  render(
    <Tag onRemove={onRemove} removeLabel="Remove filter: linen">
      Linen
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: linen' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('Image waits unless it matters most, and offers better formats first', () => {
  const picture = { src: 'mug.jpg', alt: 'Mug', width: 80, height: 80 };
  const { rerender, container } = render(<Image {...picture} />);
  expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('loading', 'lazy');
  rerender(<Image {...picture} priority sources={[{ type: 'image/avif', srcSet: 'mug.avif' }]} />);
  const image = screen.getByRole('img', { name: 'Mug' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('source + img')).toBe(image);
});

it('ProgressBar stays within its ends', () => {
  const { rerender } = render(<ProgressBar label="Upload" value={140} max={200} />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar).toHaveAttribute('aria-valuenow', '140');
  expect(bar.querySelector('rect')).toHaveAttribute('width', '70%');
  rerender(<ProgressBar label="Upload" />);
  expect(bar).not.toHaveAttribute('aria-valuenow');
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
