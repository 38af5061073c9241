import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { CountryPicker } from './country-picker';

describe('CountryPicker', () => {
  it.each(['49', '德国', 'germ'])(
    'finds a country by %s, and shows its flag, names and dial code',
    async (typed) => {
      const onValueChange = vi.fn();
      renderInEnglish(
        <CountryPicker value="CN" onValueChange={onValueChange} flagsSrc="/flags.svg" />,
      );
      // which selects the name of the chosen country
      await userEvent.click(screen.getByRole('combobox', { name: 'Country or region' }));
      await userEvent.keyboard(typed);
      const option = await screen.findByRole('option', { name: /^Germany/ });
      expect(option).toHaveTextContent('+49 · 德国');
      expect(option.querySelector('use')).toHaveAttribute('href', '/flags.svg#DE');
      await userEvent.click(option);
      expect(onValueChange.mock.calls).toMatchObject([[{ code: 'DE', dialCode: '49' }, {}]]);
    },
  );
});
