'use client';
import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import type { ButtonSize } from '../button/button-recipe';
import { buttonRecipe } from '../button/button-recipe';
import { squareRecipe } from '../button/square-recipe';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './toggle-button.css';

/** Why it changes: it was pressed, by pointer or key. */
export type ToggleButtonChangeDetail = ChangeDetail<'press'>;

export type ToggleButtonProps = PropsOf<
  'button',
  {
    /** Whether it is pressed; uncontrolled without it. */
    pressed?: boolean;
    /** Whether it is pressed at first, where the component keeps it itself. */
    defaultPressed?: boolean;
    /** Called with whether it is to be pressed. */
    onPressedChange?: (pressed: boolean, detail: ToggleButtonChangeDetail) => void;
    /** Before the text, or alone where `label` names the button. */
    icon?: ReactNode;
    /** Accessible name without text. */
    label?: string;
    /** Height: 32, 40 or 48 px in the default brand. */
    size?: ButtonSize;
  }
>;

/** A button that stays pressed: an active filter, a saved item. For settings use Switch. */
export function ToggleButton({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  icon,
  label,
  size = 'md',
  children,
  ...rest
}: ToggleButtonProps) {
  const [pressed, setPressed] = useControlledState(given, defaultPressed, onPressedChange);
  const own = {
    type: 'button',
    'data-component': 'toggle-button',
    'data-size': size,
    'aria-label': label,
    'aria-pressed': pressed,
    onClick: ({ nativeEvent: event }: MouseEvent) =>
      setPressed(!pressed, { reason: 'press', event }),
    className: cx(
      buttonRecipe({ variant: pressed ? 'soft' : 'secondary', size }),
      styles.toggle,
      label !== undefined && squareRecipe({ size }),
    ),
  } as const;
  return (
    <button {...mergeProps(own, rest)}>
      {icon}
      {children}
    </button>
  );
}
