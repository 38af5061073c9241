import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary, Form } from '../form';
import { Checkbox } from '.';

describe('Checkbox', () => {
  it('is focusable and toggled by Space and its label', async () => {
    render(<Checkbox label="All goods" />);
    const box = screen.getByRole('checkbox', { name: 'All goods' });
    await userEvent.tab();
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    await userEvent.click(screen.getByText('All goods'));
    expect(box).not.toBeChecked();
  });

  it('is indeterminate when only some are checked, and becomes checked by Space', async () => {
    const { rerender } = render(<Checkbox label="Shop" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox label="Shop" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('is marked invalid, and does nothing while disabled', async () => {
    render(<Checkbox label="I agree" invalid disabled />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    await userEvent.click(screen.getByText('I agree'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is described by its error, then its hint, and announces the error in an existing live region', async () => {
    const terms = (error?: string) => (
      <Checkbox label="I agree" hint="Read them first." required error={error} />
    );
    const { container, rerender } = render(terms());
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    expect(box).toHaveAccessibleDescription('Read them first.');
    await userEvent.click(box);
    rerender(terms('Agree to go on.'));
    expect(box).toBeInvalid();
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Agree to go on. Read them first.');
    expect(region).toHaveTextContent('Agree to go on.');
    await userEvent.click(screen.getByText('Agree to go on.'));
    expect(box).toBeChecked();
  });

  it('is quiet about an error that the summary of its form lists', () => {
    const { container } = render(
      <Form
        summary={<ErrorSummary title="One" />}
        errors={[{ controlId: 'terms', message: 'Agree.' }]}
      >
        <Checkbox id="terms" label="I agree" error="Agree." />
      </Form>,
    );
    expect(container.querySelector('[aria-live="polite"]')).toBeNull();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree.');
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<Checkbox label="Blue mug" labelHidden />);
    expect(screen.getByRole('checkbox', { name: 'Blue mug' })).toBeInTheDocument();
  });
});
