import { mallStyle } from './mall-style';

/** Hidden without scripts, where it would never finish loading. */
export const region = mallStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
