import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboBoxOption } from './combo-box-props';

/** The state that the list needs, with single or multiple selection. */
export type ListState = ComboBoxState<ComboBoxOption>;
