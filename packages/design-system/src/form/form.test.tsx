import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group';
import { TextField } from '../text-field';
import type { FormError } from '.';
import { ErrorSummary, Form } from '.';

const wrong: FormError[] = [
  { controlId: 'recipient', message: 'Enter who it is for.' },
  { controlId: 'phone', message: 'Enter 8 to 10 digits.' },
];
const fields = (errors: readonly FormError[]) => (
  <Form
    summary={<ErrorSummary title="Two fields want another look" />}
    errors={errors}
    aria-label="Address"
  >
    <TextField id="recipient" label="Recipient" />
    <TextField id="phone" label="Phone" />
  </Form>
);

describe('Form', () => {
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
      <Form summary={<ErrorSummary title="Wrong" />} onSubmit={onSubmit}>
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
        <Form
          summary={<ErrorSummary title="Wrong" />}
          errors={errors}
          onSubmit={(event) => event.preventDefault()}
        >
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

  it('does not move focus when a choice removes an error', async () => {
    const options = [
      { value: 'home', label: 'Home' },
      { value: 'work', label: 'Work' },
    ];
    function Choice() {
      const [errors, setErrors] = useState(wrong);
      return (
        <Form summary={<ErrorSummary title="Look again" />} errors={errors}>
          <RadioGroup
            label="Kind"
            options={options}
            onValueChange={() => setErrors(wrong.slice(1))}
          />
        </Form>
      );
    }
    render(<Choice />);
    await userEvent.click(screen.getByRole('radio', { name: 'Home' }));
    expect(screen.queryByRole('link', { name: 'Enter who it is for.' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Home' })).toHaveFocus();
  });

  it('announces each error once: in the summary, or at a field that it does not list', () => {
    render(
      <Form
        summary={<ErrorSummary title="Wrong" />}
        errors={[{ controlId: 'name', message: 'Enter a name.' }]}
      >
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
      <Form
        summary={<ErrorSummary title="Wrong" />}
        errors={[{ controlId: 'pay', message: 'Choose another way.' }]}
      >
        <RadioGroup id="pay" label="Pay with" options={options} defaultValue="points" />
      </Form>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose another way.' }));
    expect(screen.getByRole('radio', { name: 'Points' })).toHaveFocus();
  });

  describe('without a summary', () => {
    const noName = { controlId: 'name', message: 'Enter a name.' };
    function Short({ errors = [noName] }: { errors?: readonly FormError[] }) {
      const [isSent, setSent] = useState(false);
      return (
        <Form
          aria-label="Name"
          errors={isSent ? errors : []}
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
          }}
        >
          <TextField id="nickname" label="Nickname" />
          <TextField id="name" label="Name" error={isSent && 'Enter a name.'} />
          <button type="submit">Save</button>
        </Form>
      );
    }
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

    it('focuses the first invalid field after every failed submit', async () => {
      render(<Short />);
      await save();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      expect(screen.queryByRole('group')).toBeNull();
      await userEvent.click(screen.getByRole('textbox', { name: 'Nickname' }));
      await save();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    });

    it('announces the errors at their fields', async () => {
      render(<Short />);
      await save();
      const error = screen.getByText('Enter a name.', { selector: 'p *' });
      expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    });

    it('keeps focus on the button after a submit without errors', async () => {
      render(<Short errors={[]} />);
      await save();
      expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
  });
});
