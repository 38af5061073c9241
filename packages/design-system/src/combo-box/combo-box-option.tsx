'use client';
import { useRef } from 'react';
import { useOption } from 'react-aria/useListBox';
import { CheckIcon } from '../icon/icons-action';
import type { ComboBoxOption } from './combo-box-props';
import * as styles from './combo-box.css';
import type { OptionNode } from './rows';
import type { ListState } from './list-state';

interface ComboBoxOptionRowProps {
  node: OptionNode;
  state: ListState;
  id: string;
  /** Distance to the top of the list in px. */
  top: number;
}

/** One option of the list, at its place. */
export function ComboBoxOptionRow({ node, state, id, top }: ComboBoxOptionRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected, isDisabled } = useOption(
    { key: node.key },
    state,
    ref,
  );
  const { label, description, icon } = node.value ?? ({} as Partial<ComboBoxOption>);
  return (
    <div
      {...optionProps}
      id={id}
      ref={ref}
      data-part="option"
      data-focused={isFocused ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      className={styles.option}
      style={{ top }}
    >
      {icon}
      <span className={styles.optionText}>{label}</span>
      {description && <bdi className={styles.optionDescription}>{description}</bdi>}
      {isSelected && <CheckIcon size="sm" className={styles.check} />}
    </div>
  );
}
