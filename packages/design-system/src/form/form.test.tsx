import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField } from '../text-field';
import type { FormError } from '.';
import { Form } from '.';

const wrong: FormError[] = [
  { controlId: 'recipient', message: 'Enter who it is for.' },
  { controlId: 'phone', message: 'Enter 8 to 10 digits.' },
];
const fields = (errors: readonly FormError[]) => (
  <Form errorTitle="Two fields want another look" errors={errors} aria-label="Address">
    <TextField id="recipient" label="Recipient" />
    <TextField id="phone" label="Phone" />
  </Form>
);

it('shows nothing while nothing is wrong', () => {
  render(fields([]));
  expect(screen.getByRole('form', { name: 'Address' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body).toHaveFocus();
});

it('puts the focus on the summary, and on it again when the next try is wrong too', async () => {
  const { rerender } = render(fields([]));
  rerender(fields(wrong));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Two fields want another look');
  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  rerender(fields([...wrong]));
  expect(summary).toHaveFocus();
});

it('leads from each line to its field by Tab and Enter', async () => {
  const { rerender } = render(fields([]));
  rerender(fields(wrong));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Enter who it is for.' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

it('leaves the checking to the app, not to the browser', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Form errorTitle="Wrong" onSubmit={onSubmit}>
      <TextField label="Phone" required />
      <button type="submit">Save</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
