import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import lao from '../../../lang/lo.json';
import thai from '../../../lang/th.json';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleAddresses, sampleCountries } from '../address.sample';
import { AddressListView, type AddressListViewProps } from './address-list-view';

function show(props: Partial<AddressListViewProps> = {}) {
  const calls = { onSave: vi.fn(), onSetDefault: vi.fn(), onRemove: vi.fn() };
  renderInEnglish(
    <AddressListView
      addresses={sampleAddresses}
      countries={sampleCountries}
      {...calls}
      {...props}
    />,
  );
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('AddressListView', () => {
  it.each([
    ['th', thai],
    ['lo', lao],
  ])('in %s, the names of the buttons contain their text as a word', (locale, messages) => {
    render(
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <AddressListView
          addresses={sampleAddresses}
          countries={sampleCountries}
          onSave={vi.fn()}
          onSetDefault={vi.fn()}
          onRemove={vi.fn()}
        />
      </IntlProvider>,
    );
    const named = screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-label'));
    expect(named.length).toBeGreaterThan(0);
    for (const button of named)
      expect(button.getAttribute('aria-label')).toMatch(
        new RegExp(`(?<![\\p{L}\\p{M}])${button.textContent}(?![\\p{L}\\p{M}])`, 'u'),
      );
  });

  describe('AddressListView', { timeout: 20_000 }, () => {
    it('edits in a dialog that closes when it is saved', async () => {
      const { onSave } = show();
      await press('Edit the address of Office');
      const dialog = await screen.findByRole(
        'dialog',
        { name: 'Edit address' },
        { timeout: 10_000 },
      );
      const phone = within(dialog).getByRole('textbox', { name: 'Phone' });
      await userEvent.clear(phone);
      await userEvent.type(phone, '5550109999');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      expect(onSave).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ name: 'Office', phone: '5550109999' }),
        5,
      );
      await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
    });

    it('announces a new address, and moves focus to it when it is listed', async () => {
      function Addresses() {
        const [addresses, setAddresses] = useState(sampleAddresses.slice(0, 1));
        return (
          <AddressListView
            addresses={addresses}
            countries={sampleCountries}
            suggestion={{ ...sampleAddresses[0], name: 'Nora at work' }}
            onSave={async (draft) =>
              setAddresses((now) => [...now, { ...draft, id: 77, isDefault: false }])
            }
            onSetDefault={vi.fn()}
            onRemove={vi.fn()}
          />
        );
      }
      renderInEnglish(<Addresses />);
      await press('Add address');
      const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await vi.waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(
          'The address of Nora at work has been saved.',
        ),
      );
      await vi.waitFor(() =>
        expect(
          screen.getByRole('button', { name: 'Edit the address of Nora at work' }),
        ).toHaveFocus(),
      );
    });

    it('names the country in the language of the reader, where it is known', () => {
      const [address] = sampleAddresses;
      if (!address) throw new Error('There is no sample.');
      show({ addresses: [{ ...address, country: '瑞典', countryIso: 'SE' }] });
      expect(screen.getByRole('article')).toHaveTextContent('11135 Sweden');
    });

    it('deletes only after confirmation', async () => {
      const { onRemove } = show();
      await press('Delete the address of Office');
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent('18 Cinnabar Lane');
      expect(onRemove).not.toHaveBeenCalled();
      await press('Delete address');
      expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleAddresses[4]);
    });

    it('has one default address, without the action to set it', async () => {
      const { onSetDefault } = show();
      expect(screen.getAllByText('Default')).toHaveLength(1);
      expect(
        screen.queryByRole('button', { name: /Set as default: the address of Nora/ }),
      ).not.toBeInTheDocument();
      await press('Set as default: the address of Office');
      expect(onSetDefault).toHaveBeenCalledExactlyOnceWith(sampleAddresses[4]);
    });

    it('has only an add button without addresses', async () => {
      show({ addresses: [] });
      await press('Add address');
      expect(
        await screen.findByRole('dialog', { name: 'Add address' }, { timeout: 10_000 }),
      ).toBeVisible();
    });
  });
});
