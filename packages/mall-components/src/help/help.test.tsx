import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../testing/in-english';
import { HelpWidget } from '.';

describe('HelpWidget', () => {
  it('shows only what the mall offers', () => {
    const { rerender } = inEnglish(<HelpWidget />);
    expect(screen.getByRole('button', { name: 'Top' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<HelpWidget settleHref="/settle" service={{ phone: '+86 400 000' }} />);
    expect(screen.getByRole('link', { name: 'Sell here' })).toHaveAttribute('href', '/settle');
    expect(screen.getByText('+86 400 000')).toHaveAttribute('href', 'tel:+86400000');
  });
});
