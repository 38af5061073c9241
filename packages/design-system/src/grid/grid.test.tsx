import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Grid } from '.';
import * as styles from './grid.css';

const classes = () => screen.getByTestId('grid').className.split(' ');

describe('Grid', () => {
  it('has the same number of columns at every width', () => {
    render(<Grid columns={3} data-testid="grid" />);
    expect(classes()).toContain(styles.columns.base[3]);
  });

  it('has one column below its first breakpoint', () => {
    render(<Grid columns={{ md: 4, xl: 6 }} data-testid="grid" />);
    expect(classes()).toEqual(
      expect.arrayContaining([styles.columns.base[1], styles.columns.md[4], styles.columns.xl[6]]),
    );
    expect(classes()).not.toContain(styles.columns.lg[4]);
  });

  it('lays out a list with asChild', () => {
    render(
      <Grid columns={2} asChild>
        <ul aria-label="Goods" />
      </Grid>,
    );
    expect(screen.getByRole('list', { name: 'Goods' })).toHaveAttribute('data-component', 'grid');
  });
});
