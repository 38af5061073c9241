import { mallStyle } from '../styles/mall-style';

/** Hidden without scripts, where loading would never finish. */
export const region = mallStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
