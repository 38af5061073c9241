import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatMoney, imageSources, MallImage, MallSettingsProvider, Price } from '.';

const renderInEnglish = (node: React.ReactNode) =>
  render(<IntlProvider locale="en">{node}</IntlProvider>);

describe('formatMoney', () => {
  it('keeps every cent of every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        const digits = formatMoney('en', minor, '$').replace(/\D/g, '');
        expect(Number(digits)).toBe(minor);
      }),
    );
  });

  it('groups and separates as the locale does, and puts the sign first', () => {
    expect(formatMoney('en', 125000, '$')).toBe('$1,250.00');
    expect(formatMoney('es', 1250099, '€')).toBe('€12.500,99');
    expect(formatMoney('en', -500, '$')).toBe('−$5.00');
  });
});

describe('imageSources', () => {
  it('offers sized variants of the mall’s own pictures', () => {
    const { sources, src } = imageSources('/picture/abc.webp');
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet).toContain('/picture/abc@320.avif 320w');
    expect(src).toBe('/picture/abc@640.webp');
  });

  it('leaves other addresses alone', () => {
    for (const src of ['https://cdn.example/a.png', '/picture/abc@96.webp', 'data:image/svg+xml,x'])
      expect(imageSources(src)).toEqual({ src, sources: [] });
  });
});

describe('Price', () => {
  it('says what the struck price is', () => {
    renderInEnglish(<Price minor={1250} oldMinor={2000} />);
    expect(screen.getByText('Old price:')).toBeInTheDocument();
    expect(screen.getByText('$20.00').tagName).toBe('S');
  });

  it('shows no old price that is not higher, and the mall’s own symbol', () => {
    const { container } = renderInEnglish(
      <MallSettingsProvider currencySymbol="₹">
        <Price minor={1250} oldMinor={1250} />
      </MallSettingsProvider>,
    );
    expect(container).toHaveTextContent(/^₹12\.50$/);
  });
});

describe('MallImage', () => {
  it('waits with all pictures but the one the page waits for', () => {
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
