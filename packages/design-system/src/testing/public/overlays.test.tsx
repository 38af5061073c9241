import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as ds from '../..';
import { choose, getByLabel, getDialog, getMenuItem, getOption, press, typeInto } from '..';
import { captureConsole } from '../capture-console';
import { comboBoxTexts, dateTexts } from '../parts/fields';
import { overlayParts } from '../parts/overlay';

const countries = ['Japan', 'Laos', 'Thailand'].map((label) => ({ value: label, label }));

const titles: Record<string, string> = {
  ConfirmDialog: 'Delete it?',
  Dialog: 'Address',
  Drawer: 'Address',
  Popover: 'More',
  Sheet: 'Address',
};

const Address = ({ onSave }: { onSave: () => void }) => (
  <>
    <ds.TextField label="Town" />
    <ds.Dialog title="Address" closeLabel="Close" trigger={<ds.Button>Edit</ds.Button>}>
      <ds.TextField label="Street" />
      <ds.ComboBox label="Country" options={countries} {...comboBoxTexts} />
      <ds.Button onClick={onSave}>Save</ds.Button>
    </ds.Dialog>
  </>
);
const button = (name: string) => screen.getByRole('button', { name });

describe('helpers for tests of overlays', () => {
  it.each(Object.entries(titles))('find an open %s by its title', (name, title) => {
    const part = overlayParts.find((it) => it.name === name);
    render(part?.element);
    const role = name === 'ConfirmDialog' ? 'alertdialog' : 'dialog';
    expect(getDialog(title)).toBe(screen.getByRole(role, { name: title }));
  });

  it('fill in a form in a dialog, and see only what is reachable', async () => {
    const onSave = vi.fn();
    render(<Address onSave={onSave} />);
    const warnings = captureConsole();
    expect(() => getDialog('Address')).toThrow(
      'No open dialog has the name "Address". Names: none.',
    );
    await press(button('Edit'));
    const dialog = getDialog('Address');
    expect(() => getByLabel(document, 'Town')).toThrow(
      'No field has the name "Town". Names: "Street", "Country". Hidden from users, as behind an open dialog: 1.',
    );
    await typeInto(getByLabel(dialog, 'Street'), 'Rue 1');
    const country = getByLabel(document, 'Country');
    await choose(country, 'Laos');
    expect(getByLabel(dialog, 'Street')).toHaveValue('Rue 1');
    expect(country).toHaveValue('Laos');
    await press(button('Save'));
    expect(onSave).toHaveBeenCalledOnce();
    await press(button('Close'));
    expect(() => getDialog('Address')).toThrow('No open dialog');
    warnings.stop();
    expect(warnings.messages).toEqual([]);
  });

  it('press items of a menu', async () => {
    const onSelect = vi.fn();
    render(
      <ds.DropdownMenu trigger={<ds.Button>Account</ds.Button>}>
        <ds.DropdownMenuItem>Orders</ds.DropdownMenuItem>
        <ds.DropdownMenuItem onSelect={onSelect}>Sign out</ds.DropdownMenuItem>
        <ds.DropdownMenuItem disabled>Points</ds.DropdownMenuItem>
      </ds.DropdownMenu>,
    );
    expect(() => getMenuItem('Orders')).toThrow('No item of an open menu has the name "Orders".');
    await press(button('Account'));
    expect(() => getMenuItem('Order')).toThrow('Names: "Orders", "Sign out", "Points".');
    await expect(press(getMenuItem('Points'))).rejects.toThrow('"Points" is disabled.');
    await press(getMenuItem(/out$/));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('read the open list of a combobox', async () => {
    const { container } = render(
      <ds.ComboBox label="Country" options={countries} {...comboBoxTexts} />,
    );
    const country = getByLabel(container, 'Country');
    expect(() => getOption(country, 'Laos')).toThrow('The list of "Country" is not open');
    await press(country);
    expect(getOption(country, 'Laos')).toBe(screen.getByRole('option', { name: 'Laos' }));
    await typeInto(country, 'thai');
    expect(() => getOption(country, 'Laos')).toThrow('Names: "Thailand".');
    await expect(choose(country, 'Peru')).rejects.toThrow('No option has the name "Peru"');
  });

  it('choose from a long list, and by a part of an option', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ value: `${at}`, label: `Town ${at}` }));
    const codes = [{ value: 'LA', label: 'Laos', description: '+856' }];
    const { container } = render(
      <>
        <ds.ComboBox label="Town" options={many} {...comboBoxTexts} />
        <ds.ComboBox label="Code" options={codes} {...comboBoxTexts} />
      </>,
    );
    const [town, code] = [getByLabel(container, 'Town'), getByLabel(container, 'Code')];
    await choose(town, 'Town 444');
    expect(town).toHaveValue('Town 444');
    await expect(choose(code, 'Lao')).rejects.toThrow('Names: "Laos+856".');
    await choose(code, /^Laos/);
    expect(code).toHaveValue('Laos');
    await choose(code, 'Laos +856');
    expect(code).toHaveValue('Laos');
  });

  it('open the calendar of a date', async () => {
    render(<ds.DatePicker label="Day" defaultValue="2026-11-03" {...dateTexts} />);
    await press(button('Choose a day'));
    await press(screen.getByRole('gridcell', { name: /\b10 November 2026/ }));
    expect(getByLabel(document, 'Day')).toHaveValue('10/11/2026');
  });
});
