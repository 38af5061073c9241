import { render, screen } from '@testing-library/react';
import { LinkBase } from '@vermilion/design-system/link';
import fc from 'fast-check';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import spanish from '../../lang/es.json';
import { FailedState } from '../internal/failed-state';
import {
  formatMoney,
  imageSources,
  MallImage,
  MallProvider,
  MallSettingsProvider,
  moneyFormat,
  Price,
} from '.';

const renderInEnglish = (node: React.ReactNode) =>
  render(<IntlProvider locale="en">{node}</IntlProvider>);

describe('formatMoney', () => {
  it('keeps every cent of every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        const digits = formatMoney('en', minor, { currency: 'USD' }).replace(/\D/g, '');
        expect(Number(digits)).toBe(minor);
      }),
    );
  });

  // CLDR separates by spaces that do not break
  const plain = (...args: Parameters<typeof formatMoney>) =>
    formatMoney(...args).replace(/[\u00a0\u202f]/g, ' ');

  it.each([
    ['en', 125000, 'USD', '$1,250.00'],
    ['zh-CN', 2699, 'USD', 'US$26.99'],
    ['es', 2699, 'USD', '26,99 US$'],
    ['fr', 125099, 'USD', '1 250,99 $US'],
    ['th', 2699, 'THB', '฿26.99'],
    ['es', 1250099, 'EUR', '12.500,99 €'],
    ['en', -500, 'USD', '−$5.00'],
    ['fr', -500, 'EUR', '−5,00 €'],
    ['en', 1250, 'JPY', '¥1,250'],
    ['en', 1250, 'KWD', 'KWD 1.250'],
    // Without decimals in the Intl of Node or of browsers
    ['en', 125000, 'RSD', 'RSD 1,250.00'],
    ['fr', 125000, 'LAK', '1 250,00 LAK'],
    ['en', 125000, 'HUF', 'HUF 1,250.00'],
  ])('formats in %s %s minor units of %s', (locale, minor, currency, text) => {
    expect(plain(locale, minor, { currency })).toBe(text);
  });

  it('uses the mall’s currency symbol, placed by locale', () => {
    expect(plain('en', 2699, { currency: 'SGD', symbol: 'S$' })).toBe('S$26.99');
    expect(plain('fr', 2699, { currency: 'SGD', symbol: 'S$' })).toBe('26,99 S$');
    expect(plain('fr', 2699, { currency: 'USD', symbol: '$' })).toBe('26,99 $US');
  });

  it('has the decimals that the mall counts in', () => {
    expect(plain('en', 1250, { currency: 'HUF', decimals: 0 })).toBe('HUF 1,250');
    expect(plain('en', 1250, { currency: 'HUF' })).toBe('HUF 12.50');
    expect(moneyFormat('en', { currency: 'HUF', decimals: 0 }).digits).toBe(0);
  });

  it('creates one formatter per locale and currency', () => {
    const usd = moneyFormat('en', { currency: 'USD' });
    expect(moneyFormat('en', { currency: 'USD' })).toBe(usd);
    expect(moneyFormat('es', { currency: 'USD' })).not.toBe(usd);
  });
});

describe('imageSources', () => {
  it('offers sized variants of the mall’s own pictures', () => {
    const { sources, src } = imageSources('/picture/abc.webp');
    expect(sources.map((source) => source.type)).toEqual(['image/avif']);
    expect(sources[0]?.srcSet).toContain('/picture/abc@320.avif 320w');
    expect(src).toBe('/picture/abc@640.webp');
  });

  it('does not change other URLs', () => {
    for (const src of ['https://cdn.example/a.png', '/picture/abc@96.webp', 'data:image/svg+xml,x'])
      expect(imageSources(src)).toEqual({ src, sources: [] });
  });
});

describe('Price', () => {
  it('labels the old price', () => {
    const { container } = renderInEnglish(<Price minor={1250} oldMinor={2000} />);
    expect(container, 'in dollars by default').toHaveTextContent(/^\$12\.50/);
    expect(screen.getByText('Old price:')).toBeInTheDocument();
    expect(screen.getByText('$20.00').tagName).toBe('S');
  });

  it('shows only a higher old price, with the mall’s symbol', () => {
    const { container } = renderInEnglish(
      <MallSettingsProvider currencySymbol="₹">
        <Price minor={1250} oldMinor={1250} />
      </MallSettingsProvider>,
    );
    expect(container).toHaveTextContent(/^₹12\.50$/);
  });
});

describe('MallImage', () => {
  it('loads all images lazily except priority ones', () => {
    renderInEnglish(
      <>
        <MallImage src="/picture/a.webp" alt="First" priority />
        <MallImage src="/picture/b.webp" alt="Second" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('loading', 'lazy');
  });

  it('keeps its name when there is no picture', () => {
    renderInEnglish(<MallImage src="" alt="Kettle" />);
    expect(screen.getByRole('img', { name: 'Kettle' }).tagName).toBe('svg');
  });
});

describe('MallProvider', () => {
  it('provides language, links and settings', () => {
    render(
      <MallProvider
        locale="es"
        messages={spanish}
        linkComponent={({ children, ...props }) => (
          <a data-router="" {...props}>
            {children}
          </a>
        )}
        currency="EUR"
      >
        <Price minor={129050} />
        <FailedState onRetry={() => undefined}>x</FailedState>
        <LinkBase href="/cart">Cart</LinkBase>
      </MallProvider>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('data-router');
    expect(screen.getByRole('button', { name: spanish['common.retry'] })).toBeVisible();
    expect(document.body).toHaveTextContent('€');
  });

  it('reports a missing message once, and shows the English one', () => {
    const onError = vi.fn<(error: Error) => void>();
    const page = (
      <MallProvider locale="es" messages={{}} onError={onError}>
        <FailedState onRetry={() => undefined}>x</FailedState>
        <FailedState onRetry={() => undefined}>x</FailedState>
      </MallProvider>
    );
    const { rerender } = render(page);
    rerender(page);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    const about = onError.mock.calls.filter(([{ message }]) => message.includes('common.retry'));
    expect(about).toHaveLength(1);
  });

  it('works without links and messages', () => {
    render(
      <MallProvider locale="en">
        <FailedState onRetry={() => undefined}>x</FailedState>
        <LinkBase href="/cart">Cart</LinkBase>
      </MallProvider>,
    );
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
