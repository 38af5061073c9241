import { componentStyle } from '../styles/component-style';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });
