import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stat } from '.';

describe('Stat', () => {
  it('describes the direction of a change', () => {
    render(
      <Stat
        label="Orders"
        value="1 204"
        change={{ direction: 'down', directionLabel: 'Down', label: '3 % against last week' }}
      />,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Orders');
    expect(screen.getByRole('img', { name: 'Down' })).toBeInTheDocument();
    expect(screen.getByText('3 % against last week')).toBeInTheDocument();
  });

  it('reserves the space of value and change while loading', () => {
    const { container, rerender } = render(<Stat label="Orders" change="pending" />);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('dd > [data-component="skeleton"]')).toHaveLength(2);
    rerender(<Stat label="Orders" value={0} />);
    expect(container.firstElementChild).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('definition')).toHaveTextContent('0');
  });
});
