import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '.';

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="E-mail" hint="We send the code there." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAccessibleDescription('We send the code there.');
    expect(input).toBeValid();
  });

  it('announces an error in an existing live region', () => {
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

  it('is reachable by Tab and submits the form on Enter', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TextField label="Name" prefix="Ms" suffix="!" />
      </form>,
    );
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Lao{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    [undefined, 'auto'],
    ['search', 'auto'],
    ['email', 'ltr'],
    ['tel', 'ltr'],
    ['url', 'ltr'],
  ])('has the direction that fits the type %s', (type, dir) => {
    render(<TextField label="Field" type={type} />);
    expect(screen.getByLabelText('Field')).toHaveAttribute('dir', dir);
  });

  it('has the direction it is given', () => {
    render(<TextField label="Number" dir="ltr" />);
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAttribute('dir', 'ltr');
  });
});
