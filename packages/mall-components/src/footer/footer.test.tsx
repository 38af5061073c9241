import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { Footer } from '.';

it('makes four promises', () => {
  renderInEnglish(<Footer copyright="© 2026 Vermilion" />);
  const promises = screen.getByRole('list', { name: 'What we promise' });
  expect(within(promises).getAllByRole('listitem')).toHaveLength(4);
});

it('says how the mall is reached and whose it is', () => {
  renderInEnglish(
    <Footer
      phone="+86 400 000 0000"
      email="help@mall.example"
      address="12 Harbour Road"
      copyright="© 2026 Vermilion"
    />,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Phone: +86 400 000 0000')).toHaveAttribute('href', 'tel:+864000000000');
  expect(link('E-mail: help@mall.example')).toHaveAttribute('href', 'mailto:help@mall.example');
  expect(screen.getByText('Address: 12 Harbour Road')).toBeVisible();
  expect(screen.getByText('© 2026 Vermilion')).toBeVisible();
});

it('leaves out what the mall does not say', () => {
  renderInEnglish(<Footer copyright="© 2026 Vermilion" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/Address/)).not.toBeInTheDocument();
});
