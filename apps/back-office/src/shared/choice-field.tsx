import { RadioCards, type RadioCardsProps } from '@vermilion/design-system/radio-cards';
import { Switch } from '@vermilion/design-system/switch';
import { useController } from 'react-hook-form';

export interface ChoiceFieldProps extends Pick<RadioCardsProps, 'options' | 'disabled'> {
  /** Its path in the form. */
  name: string;
  label: string;
}

/** One of a few choices, in the form around it. */
export function ChoiceField({ name, ...rest }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <RadioCards
      {...rest}
      value={field.value as string}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** Yes or no, in the form around it. */
export function SwitchField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return <Switch label={label} checked={field.value as boolean} onCheckedChange={field.onChange} />;
}
