'use client';
import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { useListBox, useOption } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { CheckIcon } from '../icon/icons-action';
import * as floating from '../internal/floating/floating.css';
import { Spinner } from '../spinner/spinner';
import type { ComboBoxOption } from './combo-box-props';
import * as styles from './combo-box.css';
import { OPTION_HEIGHT, optionId } from './option';
import { useOptionWindow } from './use-option-window';

type State = ComboBoxState<ComboBoxOption>;
type OptionNode = NonNullable<ReturnType<State['collection']['getItem']>>;

interface OptionRowProps {
  node: OptionNode;
  state: State;
  id: string;
}

function OptionRow({ node, state, id }: OptionRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused, isSelected, isDisabled } = useOption(
    { key: node.key },
    state,
    ref,
  );
  return (
    <li
      {...optionProps}
      id={id}
      ref={ref}
      data-part="option"
      data-focused={isFocused ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={styles.option}
      style={{ top: (node.index ?? 0) * OPTION_HEIGHT }}
    >
      {node.value?.icon}
      <span className={styles.optionText}>{node.value?.label}</span>
      {node.value?.description && (
        <bdi className={styles.optionDescription}>{node.value.description}</bdi>
      )}
      {isSelected && <CheckIcon size="sm" className={styles.check} />}
    </li>
  );
}

interface ComboBoxListProps {
  state: State;
  partRef: RefObject<HTMLDivElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  listId: string;
  /** Id of the field's label, which names the list too. */
  labelId: string;
  pending: boolean;
  pendingLabel: string;
  emptyLabel: string;
}

/** The floating list of a ComboBox; a long one is virtualised. */
export function ComboBoxList({
  state,
  partRef,
  listRef,
  listId,
  labelId,
  pending,
  pendingLabel,
  emptyLabel,
}: ComboBoxListProps) {
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
  const nodes = [...state.collection];
  const focused = nodes.findIndex(({ key }) => key === state.selectionManager.focusedKey);
  const { first, last, onScroll } = useOptionWindow(partRef, nodes.length, focused);
  const drawn = nodes.slice(first, last);
  const active = nodes[focused];
  // The input points at the focused option by id: it has to be there even when it was scrolled away
  if (active && (focused < first || focused >= last)) drawn.push(active);
  return (
    <div
      ref={partRef}
      data-part="list"
      onScroll={onScroll}
      className={cx(floating.floating, floating.surface, styles.list)}
    >
      {pending && (
        <div aria-hidden="true" className={styles.status}>
          <Spinner />
          {pendingLabel}
        </div>
      )}
      {!pending && nodes.length === 0 && (
        <div aria-hidden="true" className={styles.status}>
          {emptyLabel}
        </div>
      )}
      <ul
        {...listBoxProps}
        ref={listRef}
        className={styles.rows}
        style={{ height: nodes.length * OPTION_HEIGHT }}
      >
        {drawn.map((node) => (
          <OptionRow key={node.key} {...{ node, state }} id={optionId(listId, node.key)} />
        ))}
      </ul>
    </div>
  );
}
