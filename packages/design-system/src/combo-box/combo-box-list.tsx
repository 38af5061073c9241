'use client';
import { useMemo } from 'react';
import { useListBox } from 'react-aria/useListBox';
import { ComboBoxOptionRow } from './combo-box-option';
import type { ComboBoxOption } from './combo-box-props';
import type { ListTexts } from './combo-box-status';
import { ComboBoxStatus, Line } from './combo-box-status';
import * as styles from './combo-box.css';
import { lengthOf, optionId } from './option';
import { rowsOf, sectionsOf } from './rows';
import type { ComboBoxPopupParts } from './use-combo-box-popup';
import { useOptionWindow } from './use-option-window';

interface ComboBoxListProps {
  popup: ComboBoxPopupParts;
  texts: ListTexts;
}

/** The floating list of ComboBox and MultiSelect; a long one is virtualised. */
export function ComboBoxList({ popup, texts }: ComboBoxListProps) {
  const { state, partRef, listRef, listId, labelId, inputRef, leave } = popup;
  const { listBoxProps } = useListBox<ComboBoxOption>(
    {
      id: listId,
      'aria-labelledby': labelId,
      autoFocus: state.focusStrategy ?? true,
      // The focus stays in the input
      shouldUseVirtualFocus: true,
      shouldSelectOnPressUp: true,
      shouldFocusOnHover: true,
      isVirtualized: true,
    },
    state,
    listRef,
  );
  const rows = useMemo(() => rowsOf(state.collection), [state.collection]);
  const { focusedKey } = state.selectionManager;
  const focused = rows.findIndex(({ node }) => node && node.key === focusedKey);
  const { first, last, onScroll } = useOptionWindow(listRef, rows.length, focused);
  const drawn = rows.slice(first, last);
  const active = rows[focused];
  // The input points at the focused option by id: it has to be there even when it was scrolled away
  if (active && focused < first) drawn.unshift(active);
  else if (active && focused >= last) drawn.push(active);
  const retry = () => {
    // The button is gone with the failure
    inputRef.current?.focus();
    texts.failure?.onRetry();
  };
  return (
    <div ref={partRef} data-part="popup" onBlur={leave} className={styles.popup}>
      <ComboBoxStatus {...texts} count={state.collection.size} onRetry={retry} />
      <div
        {...listBoxProps}
        ref={listRef}
        data-part="list"
        // Browsers make what scrolls a tab stop
        tabIndex={-1}
        onScroll={onScroll}
        className={styles.list}
      >
        <div role="presentation" className={styles.rows} style={{ height: lengthOf(rows.length) }}>
          {sectionsOf(drawn).map((section) => {
            const options = section.rows.map(({ node, group, at }) =>
              node ? (
                <ComboBoxOptionRow
                  key={node.key}
                  {...{ node, state, at }}
                  id={optionId(listId, node.key)}
                />
              ) : (
                <div
                  key="heading"
                  aria-hidden="true"
                  className={styles.heading}
                  style={{ top: lengthOf(at) }}
                >
                  {group}
                </div>
              ),
            );
            return section.group === undefined ? (
              options
            ) : (
              <div key={section.key} role="group" aria-label={section.group}>
                {options}
              </div>
            );
          })}
        </div>
      </div>
      {texts.moreLabel && state.collection.size > 0 && <Line>{texts.moreLabel}</Line>}
    </div>
  );
}
