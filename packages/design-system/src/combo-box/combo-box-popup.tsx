import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { announcementOf } from './announcement';
import { ComboBoxList } from './combo-box-list';
import type { ListTexts } from './combo-box-status';
import type { ComboBoxPopupParts } from './use-combo-box-popup';

interface ComboBoxPopupProps {
  popup: ComboBoxPopupParts;
  texts: ListTexts;
}

/** The list below the input while it is open, and what is read out of it. */
export function ComboBoxPopup({ popup, texts }: ComboBoxPopupProps) {
  const { state } = popup;
  return (
    <>
      {/* The region is there before its text, or the text would not be announced */}
      <span role="status" className={visuallyHidden}>
        {state.isOpen && announcementOf(state, texts)}
      </span>
      {state.isOpen && <ComboBoxList popup={popup} texts={texts} />}
    </>
  );
}
