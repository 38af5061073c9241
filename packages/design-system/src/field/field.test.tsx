import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldProps } from '.';
import { Field } from '.';

const children: FieldProps['children'] = (control) => <input type="text" {...control} />;

describe('Field', () => {
  it('names its input, and describes it by error and hint in this order', () => {
    render(<Field label="Day" hint="Soon." error="Too soon." {...{ children }} />);
    const input = screen.getByRole('textbox', { name: 'Day' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too soon. Soon.');
  });

  it('announces an error in an existing live region, and clears it', () => {
    const { container, rerender } = render(<Field label="Day" {...{ children }} />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    rerender(<Field label="Day" error="Too soon." {...{ children }} />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region).toHaveTextContent('Too soon.');
    rerender(<Field label="Day" {...{ children }} />);
    expect(region).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('can be invalid without a message', () => {
    render(<Field label="Day" invalid {...{ children }} />);
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('excludes the asterisk from the accessible name', () => {
    render(<Field label="Day" required {...{ children }} />);
    expect(screen.getByRole('textbox', { name: 'Day' })).toBeInTheDocument();
  });
});
