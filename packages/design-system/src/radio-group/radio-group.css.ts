import { choice } from '../internal/choice.css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const options = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs },
  inline: { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` },
});

export const description = componentStyle({
  display: 'block',
  fontSize: font.size.xs,
  color: color.textMuted,
  selectors: { [`${choice}:has(:disabled) &`]: { color: 'inherit' } },
});
