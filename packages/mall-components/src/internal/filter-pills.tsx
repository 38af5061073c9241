import {
  ToggleButton,
  type ToggleButtonChangeDetail,
} from '@vermilion/design-system/toggle-button';
import type { ReactNode } from 'react';
import * as styles from './filter-pills.css';

export interface FilterPillsProps<Option extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly Option[];
  value: Option;
  onValueChange: (option: Option, detail: ToggleButtonChangeDetail) => void;
  /** Renders the content of an option. */
  children: (option: Option) => ReactNode;
  /** Name of the component that renders them. */
  'data-component': string;
}

/** Toggle buttons of which one is pressed. */
export function FilterPills<Option extends string>({
  label,
  options,
  value,
  onValueChange,
  children,
  ...rest
}: FilterPillsProps<Option>) {
  return (
    <div role="group" aria-label={label} {...rest} className={styles.filters}>
      {options.map((option) => (
        <ToggleButton
          key={option}
          size="sm"
          pressed={option === value}
          onPressedChange={(_pressed, detail) => onValueChange(option, detail)}
        >
          {children(option)}
        </ToggleButton>
      ))}
    </div>
  );
}
