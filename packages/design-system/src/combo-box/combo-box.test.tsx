import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import type { ComboBoxProps } from '.';
import { ComboBox } from '.';
import { because } from '../testing/because';

const texts = {
  label: 'Country',
  toggleLabel: 'Show countries',
  pendingLabel: 'Looking…',
  emptyLabel: 'No such country',
};
const countries = [
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'la', label: 'Laos' },
  { value: 'th', label: 'Thailand' },
  { value: 'xx', label: 'Tharsis', disabled: true },
];

function setUp(props: Partial<ComboBoxProps> = {}) {
  const onValueChange = vi.fn();
  render(<ComboBox {...texts} options={countries} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('combobox', { name: 'Country' }) };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => vi.restoreAllMocks());

describe('ComboBox', () => {
  it('marks its input as required for assistive technology', () => {
    const { input } = setUp({ 'aria-required': true });
    expect(input).toBeRequired();
  });

  it('filters regardless of accents, and selects with arrow and Enter', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'cote');
    expect(options()).toEqual(['Côte d’Ivoire']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ci', because('input'));
    expect(input).toHaveValue('Côte d’Ivoire');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['{ArrowDown}', 'Côte d’Ivoire'],
    ['{ArrowUp}', 'Thailand'],
    ['{ArrowDown}{ArrowDown}', 'Laos'],
    ['{ArrowDown}{End}', 'Thailand'],
    ['{ArrowDown}{End}{Home}', 'Côte d’Ivoire'],
    ['{ArrowDown}{PageDown}', 'Thailand'],
    ['{ArrowDown}{PageDown}{PageUp}', 'Côte d’Ivoire'],
    ['{Alt>}{ArrowDown}{/Alt}', undefined],
    ['{ArrowDown}{ArrowRight}', undefined],
  ])('%s opens and leads to %s, past the disabled one', async (keys, name) => {
    const { input } = setUp();
    await userEvent.tab();
    expect(input).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('listbox', { name: 'Country' })).toBeInTheDocument();
    expect(active(input)).toBe(name);
    expect(input).toHaveFocus();
  });

  it('tells typed text from text that follows the selection', async () => {
    const onInputChange = vi.fn();
    const { input } = setUp({ onInputChange });
    await userEvent.type(input, 'l');
    expect(onInputChange).toHaveBeenLastCalledWith('l', because('input'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onInputChange).toHaveBeenLastCalledWith('Laos', { reason: 'selection' });
    await userEvent.type(input, 'x');
    expect(onInputChange).toHaveBeenLastCalledWith('Laosx', because('input'));
    await userEvent.keyboard('{Escape}');
    expect(onInputChange).toHaveBeenLastCalledWith('Laos', { reason: 'selection' });
  });

  it('closes with Escape and reverts the text', async () => {
    const { input, onValueChange } = setUp({ defaultValue: 'la' });
    await userEvent.type(input, 'x');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('Laos');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('selects the focused option on Tab', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'lao{ArrowDown}');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('la', because('input'));
  });

  it('shows all options on arrow down and selects with a press', async () => {
    const { input, onValueChange } = setUp({ defaultValue: 'la' });
    await userEvent.click(screen.getByRole('button', { name: 'Show countries' }));
    expect(options()).toHaveLength(4);
    expect(screen.getByRole('option', { name: 'Laos' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Thailand' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('th', because('input'));
    expect(input).toHaveValue('Thailand');
  });

  it('shows that nothing matches, and that options are loading', async () => {
    const { input } = setUp();
    await userEvent.type(input, 'zz');
    expect(screen.getByRole('status')).toHaveTextContent('No such country');
    await userEvent.keyboard('{Escape}');
    setUp({ label: 'Town', pending: true, filter: 'none', options: [] });
    await userEvent.type(screen.getByRole('combobox', { name: 'Town' }), 'v');
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Looking…');
  });

  it('has a heading for each group with matches', async () => {
    const grouped = countries.map((option) => ({
      ...option,
      group: option.value === 'ci' ? 'Africa' : 'Asia',
    }));
    const { input } = setUp({ options: grouped });
    await userEvent.click(input);
    const asia = screen.getByRole('group', { name: 'Asia' });
    expect(within(asia).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Africa' })).toHaveTextContent('Côte d’Ivoire');
    await userEvent.type(input, 'lao');
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(['AsiaLaos']);
    await userEvent.keyboard('{ArrowDown}');
    expect(active(input)).toBe('Laos');
  });

  it('shows that options failed to load, with a retry button reachable by Tab', async () => {
    const failure = { label: 'No connection.', retryLabel: 'Try again', onRetry: vi.fn() };
    const { input } = setUp({ options: [], filter: 'none', failure });
    await userEvent.type(input, 'la');
    expect(screen.getByRole('status')).toHaveTextContent('No connection.');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(failure.onRetry).toHaveBeenCalledOnce();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('la');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveFocus();
  });

  it('closes when focus leaves through the retry button', async () => {
    const failure = { label: 'No connection.', retryLabel: 'Try again', onRetry: vi.fn() };
    const { input } = setUp({ options: [], filter: 'none', failure });
    await userEvent.type(input, 'la');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('');
  });

  it('announces that there are more options than listed', async () => {
    const moreLabel = 'Type more letters to see others';
    const { input } = setUp({ moreLabel, countLabel: (count) => `${count} countries,` });
    await userEvent.click(input);
    expect(screen.getByRole('status')).toHaveTextContent(`4 countries, ${moreLabel}`);
  });

  it('is not disabled when read-only', () => {
    const { input } = setUp({ readOnly: true, defaultValue: 'la' });
    expect(input).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Show countries' })).toBeNull();
  });

  it('renders only the visible of ten thousand options, and counts all', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      value: String(index),
      label: `Village ${index}`,
    }));
    const { input } = setUp({ options: many });
    input.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(options().length).toBeLessThan(30);
    expect(active(input)).toBe('Village 9999');
    const last = screen.getByRole('option', { name: 'Village 9999' });
    expect(last).toHaveAttribute('aria-posinset', '10000');
    expect(last).toHaveAttribute('aria-setsize', '10000');
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

  it('ignores Enter during IME composition', async () => {
    const { input, onValueChange } = setUp();
    await userEvent.type(input, 'lao{ArrowDown}');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('announces the number of matches when it changes, with the given label', async () => {
    const { input } = setUp({ countLabel: (count) => `${count} countries` });
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.type(input, 't');
    expect(region).toHaveTextContent('3 countries');
    await userEvent.type(input, 'h');
    expect(region).toHaveTextContent('2 countries');
    await userEvent.keyboard('{Escape}');
    expect(region).toBeEmptyDOMElement();
  });

  it('announces the option for VoiceOver', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Côte d’Ivoire');
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
});
