import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openOffice } from '../testing/open-office';
import { applyColorMode } from '../wire/color-mode';

const page = document.documentElement;
const item = (name: string) => screen.getByRole('menuitemradio', { name });

afterEach(() => {
  delete page.dataset.colorMode;
  document.cookie = 'color_mode=; Path=/; Max-Age=0';
});

describe('the colours of the page', () => {
  it('are chosen in the account menu, and kept for the mall too', async () => {
    openOffice('/orders');
    await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
    expect(item('Light')).toBeChecked();
    await userEvent.click(item('Dark'));
    expect(item('Dark')).toBeChecked();
    expect(page.dataset.colorMode).toBe('dark');
    page.dataset.colorMode = 'light';
    applyColorMode();
    expect(page.dataset.colorMode).toBe('dark');
  });

  it.each(['', 'color_mode=plum', 'other_color_mode=dark'])(
    'are those of the mall where nobody has chosen: %s',
    (cookie) => {
      document.cookie = cookie;
      page.dataset.colorMode = 'system';
      applyColorMode();
      expect(page.dataset.colorMode).toBe('system');
    },
  );
});
