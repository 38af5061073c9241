'use client';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon/icons-action';
import { IconButton } from '../icon-button/icon-button';
import { mergeProps } from '../internal/merge-props';
import type { TextFieldProps } from '../text-field/text-field';
import { TextField } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Label of the button that reveals the password. */
  revealLabel: string;
  /** Label of the same button while the password is shown. */
  concealLabel: string;
}

/** A password input with a button that reveals it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ revealLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...mergeProps({ autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }, rest)}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          label={shown ? concealLabel : revealLabel}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
