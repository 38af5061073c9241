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
    // Value next to its term, and below it where both do not fit
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
  // Full width when its value wraps below it
  rows: { flex: '1 1 18ch', minWidth: 0 },
  columns: {},
});

export const description = componentStyle({ minWidth: 0 });
export const descriptions = componentVariants({
  rows: { flex: '999 1 22ch' },
  columns: { fontWeight: font.weight.medium },
});
