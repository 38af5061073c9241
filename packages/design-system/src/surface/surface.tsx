import { cva } from 'class-variance-authority';
import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import * as styles from './surface.css';

/** All elevations of Surface, from the lowest. */
export const surfaceElevations = ['sunken', 'flat', 'card', 'float', 'overlay'] as const;
export type SurfaceElevation = (typeof surfaceElevations)[number];

/** All tones of Surface. */
export const surfaceTones = [
  'neutral',
  'brandAccent',
  'critical',
  'positive',
  'caution',
  'info',
  'inverse',
] as const;
export type SurfaceTone = (typeof surfaceTones)[number];

export type SurfaceProps = PropsOf<
  'div',
  AsChild & {
    /** Elevation: `sunken` and `flat` cast no shadow, `float` and `overlay` are above the page. */
    elevation?: SurfaceElevation;
    /** A soft background in a tone, or the `inverse` band; text on it stays readable. */
    tone?: SurfaceTone;
  }
>;

const surfaceRecipe = /* @__PURE__ */ cva(styles.surface, {
  variants: { elevation: styles.elevations, tone: styles.tones },
});

/** A background without padding and rounded corners. With both it is a Card. */
export function Surface({ elevation = 'flat', tone = 'neutral', asChild, ...rest }: SurfaceProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'surface',
          'data-elevation': elevation,
          'data-tone': tone,
          className: surfaceRecipe({ elevation, tone }),
        },
        rest,
      )}
    />
  );
}
