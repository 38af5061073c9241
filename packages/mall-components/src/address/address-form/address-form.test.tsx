import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleAddresses, sampleCountries } from '../address.sample';
import type { AddressDraft } from '../types';
import { AddressFieldError } from './address-field-error';
import { AddressForm } from './address-form';

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'Country' ? 'combobox' : 'textbox', { name });
const summary = (name: string) => screen.getByRole('group', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function choose(country: string) {
  await userEvent.clear(field('Country'));
  await userEvent.type(field('Country'), country);
  await userEvent.click(await screen.findByRole('option', { name: country }));
}

const show = (onSave: (draft: AddressDraft) => void | Promise<unknown>) =>
  renderInEnglish(<AddressForm countries={sampleCountries} onSave={onSave} />);

async function fill() {
  await userEvent.type(field('Name'), 'Nora Lindgren');
  await userEvent.type(field('Email'), 'nora@example.com');
  await choose('Sweden');
  await userEvent.type(field('Phone'), '70 123 45 67');
  await userEvent.type(field('Street address'), 'Kungsgatan 12');
  await userEvent.type(field('Town or city'), 'Stockholm');
  await userEvent.type(field('Post code'), '11135');
}

describe('AddressForm', { timeout: 20_000 }, () => {
  it('shows errors at all missing fields and focuses their summary, whose links lead to them', async () => {
    const onSave = vi.fn();
    show(onSave);
    await save();
    expect(summary('Please check 8 fields')).toHaveFocus();
    for (const [name, problem] of [
      ['Name', /^Please fill in your name$/],
      ['Email', /Please enter an email/],
      ['Country', /Please choose a country/],
      ['Phone', /Please enter a phone number/],
      ['Street address', /Please fill in the detailed address/],
      ['City', /Please fill in: City/],
      ['Dial code', /One to four digits/],
      ['Post code', /Please fill in the post code/],
    ] as const)
      expect(field(name)).toHaveAccessibleDescription(problem);
    await userEvent.click(screen.getByRole('link', { name: 'Please choose a country' }));
    expect(field('Country')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server in the summary and at its field until it is changed', async () => {
    const refusal = new AddressFieldError('country', 'We do not know this country.');
    const onSave = vi.fn(() => Promise.reject(refusal));
    show(onSave);
    await fill();
    await save();
    expect(onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(summary('Please check 1 field')).toHaveFocus());
    expect(field('Country')).toHaveAccessibleDescription('We do not know this country.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('Nora Lindgren');
    await choose('France');
    expect(field('Country')).toBeValid();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows a refusal of a field that the country does not have above the button', async () => {
    const refusal = new AddressFieldError('postCode', 'This is no post code.');
    renderInEnglish(<AddressForm onSave={() => Promise.reject(refusal)} />);
    await fill();
    await choose('Hong Kong SAR China');
    await userEvent.type(field('Area'), 'Kowloon');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no post code.');
  });

  it('clears an error as soon as the field is valid', async () => {
    show(vi.fn());
    await save();
    await userEvent.type(field('Name'), 'N');
    expect(field('Name')).toBeValid();
    expect(field('Email')).toBeInvalid();
  });

  it('sets the dial code of a known country and saves a clean address', async () => {
    const onSave = vi.fn();
    show(onSave);
    await fill();
    expect(field('Dial code')).toHaveValue('46');
    await userEvent.click(screen.getByRole('checkbox'));
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      name: 'Nora Lindgren',
      email: 'nora@example.com',
      country: 'Sweden',
      dialCode: '46',
      phone: '701234567',
      detail: 'Kungsgatan 12, Stockholm',
      postCode: '11135',
      isDefault: true,
    });
  });

  it('shows the phone number as it was understood', async () => {
    show(vi.fn());
    await userEvent.type(field('Phone'), '0039 06/698 12345');
    await userEvent.tab();
    expect(field('Dial code')).toHaveValue('39');
    expect(field('Phone')).toHaveValue('06 6981 2345');
  });

  it('asks about an unusual post code once, and saves it the second time', async () => {
    const onSave = vi.fn();
    renderInEnglish(<AddressForm onSave={onSave} />);
    await userEvent.type(field('Dial code'), '46');
    await fill();
    await choose('Kazakhstan');
    await userEvent.clear(field('Post code (optional)'));
    await userEvent.type(field('Post code (optional)'), 'a15e3h4');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(/Kazakhstan usually look different/);
    expect(field('Post code (optional)')).toBeValid();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(field('Post code (optional)'), '5');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field('Post code (optional)'), '{Backspace}');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ country: 'Kazakhstan', postCode: 'A15E3H4' }),
    );
  });

  it('saves an address without a post code after asking, where addresses do without', async () => {
    const onSave = vi.fn();
    renderInEnglish(<AddressForm onSave={onSave} />);
    await userEvent.type(field('Dial code'), '46');
    await fill();
    await choose('Laos');
    await userEvent.type(field('Province'), 'Vientiane');
    await userEvent.clear(field('Post code (optional)'));
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(/has no post code/);
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ postCode: '' }));
  });

  it('keeps a typed dial code', async () => {
    show(vi.fn());
    await userEvent.clear(field('Dial code'));
    await userEvent.type(field('Dial code'), '358');
    await choose('Sweden');
    expect(field('Dial code')).toHaveValue('358');
  });

  it('has the dial code of the country, also of another one, until the shopper types one', async () => {
    renderInEnglish(
      <AddressForm
        countries={sampleCountries}
        initial={{ country: 'TH', dialCode: '66' }}
        onSave={vi.fn()}
      />,
    );
    expect(field('Country')).toHaveValue('Thailand');
    expect(field('Dial code')).toHaveValue('66');
    await choose('France');
    expect(field('Dial code')).toHaveValue('33');
  });

  it('names the lines as the country does, and keeps what was typed when it changes', async () => {
    show(vi.fn());
    await choose('Thailand');
    await userEvent.type(field('District'), 'Khlong Toei');
    expect(field('Subdistrict (optional)')).not.toBeRequired();
    expect(field('Province')).toBeRequired();
    await choose('United States');
    expect(field('City')).toHaveValue('Khlong Toei');
    expect(field('State')).toBeRequired();
    expect(field('ZIP code')).toBeRequired();
  });

  it('shows the lines of a saved address, and saves one in a single field as it was', async () => {
    const onSave = vi.fn();
    const initial = { ...sampleAddresses[4], detail: '18 Cinnabar Lane' };
    renderInEnglish(<AddressForm countries={sampleCountries} initial={initial} onSave={onSave} />);
    expect(field('Street address')).toHaveValue('18 Cinnabar Lane');
    await userEvent.type(field('Name'), ' 2');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Office 2', detail: '18 Cinnabar Lane' }),
    );
  });

  it('rejects unknown countries', async () => {
    const onSave = vi.fn();
    show(onSave);
    await fill();
    await userEvent.clear(field('Country'));
    await userEvent.type(field('Country'), 'Narnia');
    await userEvent.tab();
    await save();
    expect(onSave).not.toHaveBeenCalledWith(expect.objectContaining({ country: 'Narnia' }));
  });

  it('lists the errors in the order of the fields, and focuses the summary after every attempt', async () => {
    show(vi.fn());
    await userEvent.type(field('Name'), 'Nora');
    await userEvent.type(field('Email'), 'nora@example.com');
    await save();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please choose a country',
      'Please fill in the detailed address',
      'Please fill in: City',
      'Please fill in the post code',
      'One to four digits',
      'Please enter a phone number',
    ]);
    await userEvent.click(field('Phone'));
    await save();
    expect(summary('Please check 6 fields')).toHaveFocus();
  });

  it('has the fields of the selected country', async () => {
    renderInEnglish(<AddressForm onSave={vi.fn()} />);
    await choose('Hong Kong SAR China');
    expect(screen.queryByRole('textbox', { name: 'Post code' })).not.toBeInTheDocument();
    await choose('Japan');
    const code = field('Post code');
    expect(code.compareDocumentPosition(field('Street address'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await userEvent.type(code, '１００−０００１');
    await save();
    expect(code).toBeValid();
  });

  it('shows why saving failed and keeps all input', async () => {
    show(() => Promise.reject(new ShopperError('We do not deliver there.')));
    await fill();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not deliver there.');
    expect(field('Street address')).toHaveValue('Kungsgatan 12');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });
});
