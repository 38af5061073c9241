import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space, color } = vars;

/** A popover at the bottom of a narrow window, and part of the page from a width on. */
const sheetUntil = (wide: string) =>
  mallStyle({
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: 'none',
    maxHeight: '80dvh',
    overflow: 'auto',
    padding: `0 ${space.md}`,
    border: 0,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: color.surface,
    color: color.text,
    selectors: {
      '&:popover-open': { display: 'grid', gap: space.md },
      '&::backdrop': { background: color.overlay },
    },
    '@media': {
      [wide]: {
        position: 'static',
        display: 'grid',
        gap: space.lg,
        maxHeight: 'none',
        overflow: 'visible',
        padding: 0,
        borderRadius: 0,
        background: 'none',
        selectors: { '&:popover-open': { gap: space.lg } },
      },
    },
  });

/** What only the sheet has, such as the button that opens it. */
const hiddenFrom = (wide: string, more: object = {}) =>
  mallStyle({ ...more, '@media': { [wide]: { display: 'none' } } });

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  background: color.surface,
  fontWeight: vars.font.weight.medium,
} as const;
const foot = {
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  paddingBlock: space.md,
  background: color.surface,
} as const;

export const filters = {
  sheet: sheetUntil(media.lg),
  opener: hiddenFrom(media.lg),
  head: hiddenFrom(media.lg, head),
  foot: hiddenFrom(media.lg, foot),
};
export const sorts = {
  sheet: sheetUntil(media.md),
  opener: hiddenFrom(media.md, { flex: '1 1 auto', minWidth: 0 }),
  head: hiddenFrom(media.md, head),
};
