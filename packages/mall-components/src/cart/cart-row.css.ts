import { media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../internal/narrowest';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius } = vars;

export const row = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 5rem minmax(0, 1fr) auto',
  gridTemplateAreas:
    '"checkbox picture name remove" "checkbox picture later later" "checkbox picture price price" "checkbox picture stepper total"',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  padding: space.md,
  selectors: {
    '&:not(:last-child)': { borderBottom: `${vars.border.hairline} solid ${color.border}` },
  },
  '@media': {
    [`not all and ${media.sm}`]: {
      gridTemplateColumns: 'auto 4rem minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"checkbox picture name name" "checkbox picture price price" "checkbox picture later remove" "stepper stepper stepper total"',
      padding: space.sm,
    },
    [media.md]: {
      gridTemplateColumns: 'auto 5rem minmax(0, 1fr) 9.375rem 7rem auto',
      gridTemplateAreas:
        '"checkbox picture name stepper total remove" "checkbox picture price stepper total remove" "checkbox picture later stepper total remove"',
    },
    // Two columns do not fit on a phone with large text
    [narrowest]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"checkbox picture remove" "name name name" "later later later" "price price price" "stepper stepper stepper" "total total total"',
    },
    [media.lg]: {
      gridTemplateColumns: 'auto 5rem minmax(0, 1fr) 8.75rem 9.375rem 8.75rem 2.5rem',
      gridTemplateAreas:
        '"checkbox picture name price stepper total remove" "checkbox picture later price stepper total remove"',
      columnGap: space.md,
    },
  },
});
export const checkbox = mallStyle({ gridArea: 'checkbox' });
export const picture = mallStyle({
  gridArea: 'picture',
  borderRadius: radius.control,
  '@media': { [narrowest]: { maxWidth: '6rem' } },
});
export const name = mallStyle({
  gridArea: 'name',
  display: 'grid',
  gap: space.xxs,
  alignSelf: 'end',
  minWidth: 0,
});
export const specification = mallStyle({ color: color.textSubtle, fontSize: font.size.xs });
/** The negative margin aligns the text of the button with the name. */
export const later = mallStyle({
  gridArea: 'later',
  alignSelf: 'start',
  justifySelf: 'start',
  textAlign: 'start',
  marginInlineStart: `calc(-1 * ${space.sm})`,
  color: color.textMuted,
});
export const price = mallStyle({
  gridArea: 'price',
  '@media': { [media.lg]: { justifySelf: 'center' } },
});
/** Of one unit, on a phone: it is the total as well. */
export const single = mallStyle({
  '@media': { [`not all and ${media.sm}`]: { display: 'none' } },
});
export const stepper = mallStyle({
  gridArea: 'stepper',
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '@media': { [media.lg]: { justifyItems: 'center' } },
});
export const few = mallStyle({ color: color.cautionText, fontSize: font.size.xs });
export const problem = mallStyle({ gridColumn: '1 / -1' });
export const total = mallStyle({ gridArea: 'total', justifySelf: 'end' });
export const remove = mallStyle({ gridArea: 'remove', justifySelf: 'end' });
