import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, initials } from '.';

describe('Avatar', () => {
  it('is decorative without a label and one image with it', () => {
    const { container, rerender } = render(<Avatar name="Mina Sato" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<Avatar name="Mina Sato" label="Mina" />);
    expect(screen.getByRole('img', { name: 'Mina' })).toHaveTextContent('MS');
  });

  it('shows initials when the image fails, and tries the next image', () => {
    const { container, rerender } = render(<Avatar name="Mina Sato" src="a.png" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container).toHaveTextContent('MS');
    rerender(<Avatar name="Mina Sato" src="b.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', 'b.png');
  });

  it('shows an icon without a name', () => {
    const { container } = render(<Avatar name="  " />);
    expect(container.querySelector('[data-icon="user"]')).toBeInTheDocument();
  });
});

describe('initials', () => {
  it.each([
    ['Mina Sato', 'MS'],
    ['mina', 'M'],
    ['Ana María de la Cruz', 'AM'],
    ['王小明', '王'],
    ['เกศรา', 'ก'],
    ['ໄຊຍະ ພົນ', 'ຊພ'],
    ['“Kiln” & Co', 'KC'],
    ['🙂', ''],
    ['', ''],
  ])('of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));
});
