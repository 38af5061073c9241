import { ChevronDownIcon } from '../icon/icons-direction';
import * as styles from './combo-box.css';
import type { ComboBoxPopupParts } from './use-combo-box-popup';

interface ComboBoxToggleProps {
  popup: ComboBoxPopupParts;
  label: string;
  disabled: boolean | undefined;
}

/** The button that opens the list; a read-only field has none. */
export function ComboBoxToggle({ popup, label, disabled }: ComboBoxToggleProps) {
  if (popup.readOnly) return null;
  return (
    <button
      type="button"
      data-part="toggle"
      // The arrow keys do the same in the input, which keeps focus
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={popup.state.isOpen}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={popup.toggle}
      className={styles.toggle}
    >
      <ChevronDownIcon />
    </button>
  );
}
