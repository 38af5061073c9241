import { input } from '../field/field.css';
import { componentStyle } from '../styles/component-style';

/** No clear button in an empty field, detected by its placeholder. */
export const clear = componentStyle({
  selectors: { [`${input}:placeholder-shown ~ * > &`]: { visibility: 'hidden' } },
});
