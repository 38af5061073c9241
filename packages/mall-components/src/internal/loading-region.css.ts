import { mallStyle } from './mall-style';

/** Without scripts it would load for ever. */
export const region = mallStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
