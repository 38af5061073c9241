import { componentStyle, componentVariants } from '../styles/component-style';

const clamp = (lines: number) => ({ WebkitLineClamp: lines });

export const truncate = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  wordBreak: 'normal',
  minWidth: 0,
});

export const lines = componentVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) });
