import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '../password-field';
import { TextArea } from '../text-area';
import { TextField } from '.';

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="E-mail" hint="We send the code there." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAccessibleDescription('We send the code there.');
    expect(input).toBeValid();
  });

  it('announces an error in a region that was there before', () => {
    const { container, rerender } = render(<TextField label="E-mail" hint="Hint" />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<TextField label="E-mail" hint="Hint" error="Add the part after @." />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region).toHaveTextContent('Add the part after @.');
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Add the part after @. Hint');
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<TextField label="Search" labelHidden />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  });
});

it('PasswordField shows and hides what is typed', async () => {
  render(<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument();
});

describe('TextArea', () => {
  it('counts what is typed', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" counter maxLength={149} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Ring twice');
    expect(screen.getByText('10/149')).toBeInTheDocument();
    expect(onChange).toHaveBeenCalledTimes(10);
  });

  it('counts a value that comes from outside', () => {
    render(<TextArea label="Note" counter maxLength={5} value="abc" readOnly />);
    expect(screen.getByText('3/5')).toBeInTheDocument();
  });
});
