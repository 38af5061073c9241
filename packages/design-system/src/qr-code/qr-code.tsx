import { cva } from 'class-variance-authority';
import { useMemo } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './qr-code.css';
import type { QrErrorLevel } from './qr-path';
import { qrPath } from './qr-path';

/** All sizes of QrCode, ascending: 96, 144 and 192 px in the default brand. */
export const qrCodeSizes = ['sm', 'md', 'lg'] as const;
export type QrCodeSize = (typeof qrCodeSizes)[number];

export type QrCodeProps = PropsOf<
  'svg',
  {
    /** The encoded text: a URL, as short as possible. Throws when it is too long. */
    value: string;
    /** Accessible name: where it leads, for visitors who cannot scan it. */
    label: string;
    /** 96, 144 or 192 px in the default brand. A long URL needs a large one. */
    size?: QrCodeSize;
    /** How much of the code may be covered: `L` 7, `M` 15, `Q` 25, `H` 30 percent. More makes it denser. */
    errorLevel?: QrErrorLevel;
    children?: never;
  }
>;

const codeRecipe = /* @__PURE__ */ cva(styles.code, { variants: { size: styles.sizes } });

/** A QR code for another device's camera, as one SVG path; can be rendered on the server. */
export function QrCode({ value, label, size = 'md', errorLevel = 'M', ...rest }: QrCodeProps) {
  const { side, path } = useMemo(() => qrPath(value, errorLevel), [value, errorLevel]);
  return (
    <svg
      {...mergeProps(
        {
          'data-component': 'qr-code',
          role: 'img',
          'aria-label': label,
          viewBox: `0 0 ${side} ${side}`,
          shapeRendering: 'crispEdges',
          className: codeRecipe({ size }),
        },
        rest,
      )}
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}
