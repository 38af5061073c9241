import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AvatarGroup } from '.';

const items = ['Mina Sato', 'Li Wei', 'Ana Ruiz'].map((name) => ({ name }));

describe('AvatarGroup', () => {
  it('is one image, with the number of hidden avatars', () => {
    render(<AvatarGroup label="Mina and 2 others" items={items} max={1} />);
    const group = screen.getByRole('img', { name: 'Mina and 2 others' });
    expect(group).toHaveTextContent('MS+2');
  });

  it('has no number when all are shown', () => {
    render(<AvatarGroup label="Three people" items={items} />);
    expect(screen.getByRole('img').textContent).toBe('MSLWAR');
  });

  it('accepts a custom label for the number', () => {
    render(<AvatarGroup label="Many" items={items} max={1} moreLabel="1.2K" />);
    expect(screen.getByText('1.2K')).toBeInTheDocument();
  });
});
