import { componentStyle, componentVariants } from '../styles/component-style';

export const inline = componentStyle({ display: 'flex', minWidth: 0 });

export const wrap = componentVariants({
  wrap: { flexWrap: 'wrap' },
  nowrap: { flexWrap: 'nowrap' },
});
