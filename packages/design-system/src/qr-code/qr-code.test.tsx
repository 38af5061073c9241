import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQr } from '../testing/read-qr';
import { QrCode } from '.';
import { qrPath } from './qr-path';

const link = 'https://mall.example/m';

describe('QrCode', () => {
  it('is one named picture with four modules of quiet zone', () => {
    render(<QrCode value={link} label="Open the mall on your phone" />);
    const code = screen.getByRole('img', { name: 'Open the mall on your phone' });
    expect(code).toHaveAttribute('viewBox', '0 0 33 33'); // version 2: 25 modules, and 4 on each side
    const [, x, y] = /^M(\d+) (\d+)h7v1h-7z/.exec(code.querySelector('path')!.getAttribute('d')!)!;
    expect([x, y]).toEqual(['4', '4']);
  });

  it('reports which text is too long, and for which level', () => {
    expect(() => qrPath('x'.repeat(3000), 'L')).toThrow(/3000 characters.*level L.*Shorten/s);
    expect(() => qrPath('x'.repeat(2000), 'L')).not.toThrow();
    expect(() => qrPath('x'.repeat(2000), 'H')).toThrow('level H');
  });

  it('rejects an empty text', () => {
    expect(() => qrPath('', 'M')).toThrow('the text is empty');
  });

  it('is readable for any text', () => {
    // Characters that require byte mode, which the decoder supports
    const words = fc.stringMatching(/^[a-z?=&_~]{1,100}$/);
    fc.assert(
      fc.property(words, (text) => {
        expect(readQr(qrPath(text, 'L'))).toEqual({ mode: '0100', text });
      }),
    );
    expect(readQr(qrPath('ຮ້ານ – boutique – ร้าน', 'L')).text).toBe('ຮ້ານ – boutique – ร้าน');
  });
});
