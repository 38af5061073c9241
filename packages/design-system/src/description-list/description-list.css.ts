import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const list = componentStyle({
  minWidth: 0,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const layouts = componentVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20ch), 1fr))',
    gap: `${space.md} ${space.lg}`,
  },
});

export const items = componentVariants({
  rows: {
    // Value beside term, and below it where there is no room for both
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.lg,
    paddingBlock: space.xs,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${color.border}` },
    },
  },
  columns: { minWidth: 0 },
});

export const term = componentStyle({ color: color.textMuted });
export const terms = componentVariants({
  // Takes the whole line when its value goes below it
  rows: { flex: '1 1 18ch', minWidth: 0 },
  columns: {},
});

export const description = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const descriptions = componentVariants({
  rows: { flex: '999 1 22ch' },
  columns: { fontWeight: font.weight.medium },
});
