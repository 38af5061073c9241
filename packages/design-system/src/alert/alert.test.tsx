import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert, alertTones } from '.';

describe('Alert', () => {
  it('has a different icon for each tone', () => {
    const { container } = render(alertTones.map((tone) => <Alert key={tone} tone={tone} />));
    const icons = [...container.querySelectorAll('[data-icon]')].map((icon) => icon.innerHTML);
    expect(new Set(icons).size).toBe(alertTones.length);
  });

  it('names its tone only when it is given a label for it', () => {
    const { rerender } = render(<Alert tone="critical">Nothing was charged.</Alert>);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Alert tone="critical" iconLabel="Error" />);
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument();
  });
});
