import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space } = vars;

export const panel = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: '35rem',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.overlay,
  background: color.surfaceRaised,
});
export const withPicture = mallStyle({
  maxWidth: '52.5rem',
  '@media': {
    [media.md]: { gridTemplateColumns: '20.9375rem minmax(0, 1fr)', minHeight: '33.75rem' },
  },
});
export const picture = mallStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});
export const form = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.md,
  padding: space.lg,
  minWidth: 0,
  '@media': { [media.md]: { paddingInline: space.xxl, paddingBlock: space.xl } },
});
export const fields = mallStyle({ display: 'grid', gap: space.sm });
/** No gap, since the live region is present while it is empty. */
export const head = mallStyle({ display: 'block' });
export const afterTitle = mallStyle({ marginBlockStart: space.xs });
/** Focused programmatically as the start of the content, so it shows no focus ring. */
export const title = mallStyle({
  selectors: { '&:focus': { outline: 'none' } },
  // in a dialog the close button is next to it
  '@media': { [`not all and ${media.md}`]: { marginInlineEnd: space.xl } },
});
export const tabPanel = mallStyle({ paddingBlockStart: space.md });
/** Directly below the fields that they are alternatives to. */
export const helps = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space.md,
  marginBlock: `calc(-1 * ${space.xs})`,
});
export const ways = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.md,
  selectors: { '&:empty': { display: 'none' } },
});

export const providers = mallStyle({ display: 'grid', gap: space.xs });
/** A line on either side of the text. */
export const providersTitle = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
    },
  },
});
export const providerIcons = mallStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: space.md,
});

export const phoneLoading = mallStyle({
  display: 'grid',
  gap: space.sm,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const fieldLoading = mallStyle({ display: 'grid', gap: space.xxs });
export const controlLoading = mallStyle({ height: vars.size.controlLg });
