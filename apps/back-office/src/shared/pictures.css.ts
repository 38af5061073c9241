import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const picture = style({ width: '6rem', borderRadius: vars.radius.picture });
