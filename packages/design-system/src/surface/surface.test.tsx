import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from '../card';
import { Surface } from '.';

describe('Surface', () => {
  it('renders as its child with asChild', () => {
    render(
      <Surface asChild tone="inverse">
        <footer>Imprint</footer>
      </Surface>,
    );
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveAttribute('data-tone', 'inverse');
    expect(footer).toHaveAttribute('data-component', 'surface');
  });

  it('works on a Card, which keeps its own data-component', () => {
    render(<Card variant="raised">Mug</Card>);
    const card = screen.getByText('Mug');
    expect(card).toHaveAttribute('data-component', 'card');
    expect(card).toHaveAttribute('data-elevation', 'float');
  });
});
