import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props';
import * as styles from './icon.css';

/** All sizes of icons, ascending: 16, 20 and 24 px in the default brand. */
export const iconSizes = ['sm', 'md', 'lg'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** 16, 20 or 24 px; without it the icon is as tall as the text around it. */
  size?: IconSize;
  /** Accessible name. Without one the icon is decorative and hidden from assistive technology. */
  label?: string;
}

interface Drawing {
  /** Filled instead of stroked. */
  filled?: boolean;
}

const iconRecipe = /* @__PURE__ */ cva(styles.icon, { variants: { size: styles.sizes } });

/** Creates an icon component from one path on a 24 px grid. */
export function createIcon(name: string, path: string, { filled = false }: Drawing = {}) {
  return function Icon({ size, label, ...rest }: IconProps) {
    return (
      <svg
        {...mergeProps(
          {
            'data-component': 'icon',
            'data-icon': name,
            viewBox: '0 0 24 24',
            fill: filled ? 'currentColor' : 'none',
            stroke: filled ? 'none' : 'currentColor',
            ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
            className: iconRecipe({ size }),
          },
          rest,
        )}
      >
        <path d={path} />
      </svg>
    );
  };
}
