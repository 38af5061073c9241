import { input } from '../field/field.css';
import { componentStyle } from '../styles/component-style';

/** There is nothing to clear in an empty field: told by its placeholder, whoever has written into it. */
export const clear = componentStyle({
  selectors: { [`${input}:placeholder-shown ~ * > &`]: { visibility: 'hidden' } },
});
