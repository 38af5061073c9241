import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from '../card';
import { Surface } from '.';

it('lends its ground to the only child', () => {
  render(
    <Surface asChild tone="inverse">
      <footer>Imprint</footer>
    </Surface>,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveAttribute('data-tone', 'inverse');
  expect(footer).toHaveAttribute('data-component', 'surface');
});

it('carries a card, which keeps its own name', () => {
  render(<Card variant="raised">Mug</Card>);
  const card = screen.getByText('Mug');
  expect(card).toHaveAttribute('data-component', 'card');
  expect(card).toHaveAttribute('data-elevation', 'float');
});
