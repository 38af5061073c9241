'use client';
import { useRef } from 'react';
import { useOption } from 'react-aria/useListBox';
import { checkMark } from '../internal/check-mark.css';
import * as styles from './combo-box.css';
import type { ComboBoxOption } from './combo-box-props';
import type { ListState } from './list-state';
import { lengthOf } from './option';
import type { OptionNode } from './rows';

interface ComboBoxOptionRowProps {
  node: OptionNode;
  state: ListState;
  id: string;
  /** Index among the rows of the list. */
  index: number;
}

/** An option, positioned at its row. */
export function ComboBoxOptionRow({ node, state, id, index }: ComboBoxOptionRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: node.key }, state, ref);
  const { label, description, icon } = node.value ?? ({} as Partial<ComboBoxOption>);
  return (
    <div
      {...optionProps}
      id={id}
      ref={ref}
      data-part="option"
      data-focused={isFocused ? '' : undefined}
      className={styles.option}
      style={{ top: lengthOf(index) }}
    >
      {icon}
      <span className={styles.optionText}>{label}</span>
      {description && <bdi className={styles.optionDescription}>{description}</bdi>}
      {isSelected && <span className={checkMark} />}
    </div>
  );
}
