import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { ComboBox } from '.';
import { countries, setUp, texts } from './testing/set-up';

describe('ComboBox in a form or dialog', () => {
  it('marks its input as required for assistive technology', () => {
    const { input } = setUp({ 'aria-required': true });
    expect(input).toBeRequired();
  });

  it('is not disabled when read-only', () => {
    const { input } = setUp({ readOnly: true, defaultValue: 'la' });
    expect(input).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Show countries' })).toBeNull();
  });

  it('does not submit the form with the Enter that selects', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ComboBox {...texts} options={countries} />
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'lao{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is submitted with its form, and reset to its default value', async () => {
    render(
      <form aria-label="Address">
        <ComboBox {...texts} options={countries} name="country" defaultValue="la" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Address' });
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Thailand' }));
    expect(form).toHaveFormValues({ country: 'th' });
    act(() => form.reset());
    expect(form).toHaveFormValues({ country: 'la' });
    expect(screen.getByRole('combobox')).toHaveValue('Laos');
  });

  it('does not close the dialog around it on Escape', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Address" closeLabel="Close" defaultOpen onOpenChange={onOpenChange}>
        <ComboBox {...texts} options={countries} />
      </Dialog>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'la');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce());
  });
});
