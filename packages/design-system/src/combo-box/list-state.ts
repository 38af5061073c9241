import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboBoxOption } from './combo-box-props';

/** What the list asks of the state, whether one option is chosen or several. */
export type ListState = ComboBoxState<ComboBoxOption>;
