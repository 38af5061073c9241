import { cva } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { TextColor } from '../text/text';
import * as text from '../text/text.css';
import type { FontSize } from '../tokens/token-contract';

/** As of the elements `h1` to `h6`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = PropsOf<
  'h2',
  {
    /** Level in the page's outline. */
    level: HeadingLevel;
    /** Visual size, independent of the level. */
    size?: FontSize;
    /** A colour of the text tokens; without it that of the surroundings. */
    color?: TextColor;
    /** Alignment of the lines, in the direction of the text; without it that of the surroundings. */
    align?: 'start' | 'center' | 'end';
  }
>;

const sizeOfLevel: Record<HeadingLevel, FontSize> = {
  1: 'xl',
  2: 'lg',
  3: 'md',
  4: 'sm',
  5: 'sm',
  6: 'xs',
};

const headingRecipe = /* @__PURE__ */ cva([text.heading, text.balance, text.weights.bold], {
  variants: { size: text.sizes, color: text.colors, align: text.aligns },
});

/** A heading. For text that only looks large use Text. */
export function Heading({ level, size = sizeOfLevel[level], color, align, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...mergeProps(
        {
          'data-component': 'heading',
          className: headingRecipe({ size, color, align }),
        },
        rest,
      )}
    />
  );
}
