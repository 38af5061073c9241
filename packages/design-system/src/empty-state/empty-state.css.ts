import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.md,
  textAlign: 'center',
});

export const sizes = componentVariants({
  sm: { paddingBlock: space.lg },
  md: { paddingBlock: space.xxl },
  lg: { paddingBlock: space.xxxl },
});

export const illustration = componentStyle({
  width: '10rem',
  maxWidth: '60%',
  color: color.textSubtle,
});

export const sentence = componentStyle({
  maxWidth: '44ch',
  fontSize: font.size.md,
  lineHeight: font.leading.normal,
  color: color.textMuted,
  textWrap: 'balance',
});
