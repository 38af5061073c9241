import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { AccountLayout } from './account-layout';

describe('AccountLayout', () => {
  it('marks only the current page', () => {
    renderInEnglish(
      <AccountLayout
        currentId={66}
        groups={[
          [{ id: 111, label: 'My orders', href: '/users/order_list' }],
          [],
          [{ id: 66, label: 'Addresses', href: '/users/address_list' }],
        ]}
      >
        <p>The page</p>
      </AccountLayout>,
    );
    const menu = screen.getByRole('navigation', { name: 'My account' });
    expect(within(menu).getAllByRole('list')).toHaveLength(2);
    const current = within(menu).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['Addresses']);
  });
});
