import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { border, color, font, space } = vars;

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  maxWidth: 1120,
});
const listed = {
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingInlineStart: space.lg,
  margin: 0,
};
export const guide = componentStyle({ maxWidth: '72ch', lineHeight: font.leading.normal });
export const points = componentStyle({ ...listed, listStyle: 'disc' });
export const steps = componentStyle({ ...listed, listStyle: 'decimal' });
export const listing = componentStyle({
  margin: 0,
  padding: space.md,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: font.family.mono,
  fontSize: font.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'start',
});
export const lead = componentStyle({ maxWidth: '64ch' });
export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: space.md,
});
export const swatch = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const chip = componentStyle({
  height: 64,
  marginBlockEnd: space.xs,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const sample = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  height: '100%',
  padding: space.xs,
});
export const code = componentStyle({
  fontFamily: font.family.mono,
  fontSize: font.size.xs,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
});
export const table = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, max-content) minmax(0, 1fr)',
  gap: `${space.sm} ${space.lg}`,
  alignItems: 'center',
});
export const bar = componentStyle({ height: 16, background: color.brandAccent });
export const box = componentStyle({
  width: 120,
  height: 80,
  background: color.surfaceRaised,
  border: `${border.hairline} solid ${color.border}`,
});

export const track = componentStyle({ width: 'min(100%, 320px)', paddingInlineEnd: 272 });
export const mover = componentStyle({
  width: 32,
  height: 32,
  borderRadius: vars.radius.control,
  background: color.brandAccent,
  selectors: { [`${track}:is(:hover, :focus-visible) &`]: { transform: 'translateX(272px)' } },
});
export const looks = componentStyle({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const look = componentStyle({ padding: space.xl });
export const picture = componentStyle({
  aspectRatio: '4 / 3',
  background: `linear-gradient(135deg, ${color.surfaceSunken}, ${color.brandAccentSoftActive})`,
});
export const figures = componentStyle({ fontFamily: font.family.figures });
export const inset = componentStyle({ padding: `clamp(${space.xs}, 2vw, ${space.md})` });
export const hero = componentStyle({
  display: 'grid',
  alignItems: 'center',
  gap: space.xxl,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
/** Components on a background of the brand. */
export const shelf = componentStyle({
  padding: `clamp(${space.md}, 4vw, ${space.xxl})`,
  borderRadius: vars.radius.overlay,
  background: color.brandAccentSoft,
});
export const otherBrand = componentStyle({
  padding: `clamp(${space.md}, 4vw, ${space.xl})`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.overlay,
});
