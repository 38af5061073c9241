'use client';
import { useMemo } from 'react';
import { useListBox } from 'react-aria/useListBox';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { announcementOf } from './announcement';
import * as styles from './combo-box.css';
import { ComboBoxOptionRow } from './combo-box-option';
import type { ComboBoxOption } from './combo-box-props';
import type { ListTexts } from './combo-box-status';
import { ComboBoxStatus } from './combo-box-status';
import { lengthOf, optionId } from './option';
import type { Row } from './rows';
import { rowsOf } from './rows';
import type { ComboBoxPopupParts } from './use-combo-box-popup';
import { useOptionWindow } from './use-option-window';

interface ComboBoxPopupProps {
  popup: ComboBoxPopupParts;
  texts: ListTexts;
}

/** The floating list of ComboBox and MultiSelect; a long one is virtualised. */
function ComboBoxList({ popup, texts }: ComboBoxPopupProps) {
  const { state, partRef, listRef, listId, labelId, inputRef, leave } = popup;
  const { focusedKey, firstSelectedKey } = state.selectionManager;
  const { listBoxProps } = useListBox<ComboBoxOption>(
    {
      id: listId,
      'aria-labelledby': labelId,
      // The selected option, unless typing has filtered it out
      autoFocus: state.focusStrategy ?? !!state.collection.getItem(firstSelectedKey!),
      // Focus stays in the input
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
      isVirtualized: true,
    },
    state,
    listRef,
  );
  const rows = useMemo(() => rowsOf(state.collection), [state.collection]);
  const focused = rows.findIndex(({ node }) => node?.key === focusedKey);
  const { first, last, onScroll } = useOptionWindow(listRef, rows.length, focused);
  const rendered = rows.slice(first, last);
  const active = rows[focused];
  // The target of `aria-activedescendant` has to exist even when it is scrolled out of view
  if (active && !rendered.includes(active)) rendered.push(active);
  const sections: Row[][] = [];
  for (const row of rendered) (sections[row.section] ??= []).push(row);
  const retry = () => {
    // The retry button disappears with the failure
    inputRef.current?.focus();
    texts.failure?.onRetry();
  };
  return (
    <div ref={partRef} data-part="popup" onBlur={leave} className={styles.popup}>
      <ComboBoxStatus texts={texts} count={state.collection.size} onRetry={retry} />
      <div
        {...listBoxProps}
        ref={listRef}
        data-part="list"
        // Browsers make scroll containers tab stops
        tabIndex={-1}
        onScroll={onScroll}
        className={styles.list}
      >
        <div role="presentation" className={styles.rows} style={{ height: lengthOf(rows.length) }}>
          {sections.map((section, key) => {
            const group = section[0]?.group;
            const options = section.map(({ node, index }) =>
              node ? (
                <ComboBoxOptionRow
                  key={node.key}
                  {...{ node, state, index }}
                  id={optionId(listId, node.key)}
                />
              ) : (
                <div
                  key="heading"
                  aria-hidden="true"
                  className={styles.heading}
                  style={{ top: lengthOf(index) }}
                >
                  {group}
                </div>
              ),
            );
            return group === undefined ? (
              options
            ) : (
              <div key={key} role="group" aria-label={group}>
                {options}
              </div>
            );
          })}
        </div>
      </div>
      {texts.moreLabel && rows.length > 0 && (
        <div aria-hidden="true" className={styles.status}>
          {texts.moreLabel}
        </div>
      )}
    </div>
  );
}

/** The list below the input while it is open, and its live announcements. */
export const ComboBoxPopup = ({ popup, texts }: ComboBoxPopupProps) => (
  <>
    {/* A live region has to exist before its text */}
    <span role="status" className={visuallyHidden}>
      {popup.state.isOpen && announcementOf(popup.state, texts)}
    </span>
    {popup.state.isOpen && <ComboBoxList popup={popup} texts={texts} />}
  </>
);
