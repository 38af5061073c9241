import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group';
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

it('shows nothing without errors', () => {
  render(fields([]));
  expect(screen.getByRole('form', { name: 'Address' })).toBeInTheDocument();
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.body).toHaveFocus();
});

it('focuses the summary, and again after the next failed submission', async () => {
  const { rerender } = render(fields([]));
  rerender(fields(wrong));
  const summary = screen.getByRole('group', { name: 'Two fields want another look' });
  expect(summary).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  fireEvent.submit(screen.getByRole('form'));
  rerender(fields([...wrong]));
  expect(summary).toHaveFocus();
});

it('links each error to its field', async () => {
  const { rerender } = render(fields([]));
  rerender(fields(wrong));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Enter who it is for.' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

it('leaves validation to the app', async () => {
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

it('does not move focus while typing, even with a new errors array', async () => {
  function Address() {
    const [name, setName] = useState('');
    const errors = name.length < 4 ? [{ controlId: 'name', message: 'Enter 4 letters.' }] : [];
    return (
      <Form errorTitle="Wrong" errors={errors} onSubmit={(event) => event.preventDefault()}>
        <TextField
          id="name"
          label="Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Form>
    );
  }
  render(<Address />);
  expect(screen.getByRole('group', { name: 'Wrong' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Robert');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Robert');
});

it('announces each error once: in the summary, or at a field that it does not list', () => {
  render(
    <Form errorTitle="Wrong" errors={[{ controlId: 'name', message: 'Enter a name.' }]}>
      <TextField id="name" label="Name" error="Enter a name." />
      <TextField id="phone" label="Phone" error="Enter a number." />
    </Form>,
  );
  const live = (text: string) =>
    screen.getByText(text, { selector: 'p *' }).closest('[aria-live]')?.getAttribute('aria-live');
  expect(live('Enter a name.')).toBe('off');
  expect(live('Enter a number.')).toBe('polite');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('links to a group through its selected option', async () => {
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'points', label: 'Points' },
  ];
  render(
    <Form errorTitle="Wrong" errors={[{ controlId: 'pay', message: 'Choose another way.' }]}>
      <RadioGroup id="pay" label="Pay with" options={options} defaultValue="points" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Choose another way.' }));
  expect(screen.getByRole('radio', { name: 'Points' })).toHaveFocus();
});
