import { ChevronDownIcon } from '../icon/icons-direction';
import * as styles from './combo-box.css';
import type { ComboBoxPopupParts } from './use-combo-box-popup';

interface ComboBoxToggleProps {
  popup: ComboBoxPopupParts;
  label: string;
  disabled: boolean | undefined;
}

/** The arrow that opens the list; a field that is only read has none. */
export function ComboBoxToggle({ popup, label, disabled }: ComboBoxToggleProps) {
  if (popup.readOnly) return null;
  return (
    <button
      type="button"
      data-part="toggle"
      // The arrow keys do the same from the input, which keeps the focus
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
