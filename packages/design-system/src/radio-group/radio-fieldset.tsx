import type { ChangeEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';
import type { FieldTexts } from '../field/field';
import { FieldGroup } from '../field/field-group';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf, RootProps } from '../internal/component-props';

export type RadioChangeDetail = ChangeDetail<'input'>;

/** What every group of radios takes, however its options look. */
export interface RadioChoice extends FieldTexts {
  /** The chosen value; without it the group keeps its own. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string, detail: RadioChangeDetail) => void;
  /** Name of the inputs in a form; made up when absent. */
  name?: string;
  /** Id of the form, when the group stands outside of it. */
  form?: string;
  /** One has to be chosen. */
  required?: boolean;
  /** Shown and sent, but not to be changed. */
  readOnly?: boolean;
  /** A callback gets every input, as form libraries expect of radios; an object the first one. */
  ref?: Ref<HTMLInputElement>;
  /** The group is its own outermost element: its other props go there too. */
  rootProps?: RootProps<'fieldset'>;
}

type RadioFieldsetProps = PropsOf<
  'fieldset',
  RadioChoice & {
    /** The options, given the props that all inputs share. */
    children: (inputOf: (value: string, index: number) => RadioInputProps) => ReactNode;
  }
>;

/** Props that tie a radio to its group. */
export interface RadioInputProps {
  ref: Ref<HTMLInputElement> | undefined;
  name: string;
  form: string | undefined;
  value: string;
  required: boolean | undefined;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  disabled: boolean | undefined;
}

/** The group around radios: its name, its hint, its error, and which of them is chosen. */
export function RadioFieldset({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  required,
  readOnly,
  ref,
  rootProps,
  children,
  ...rest
}: RadioFieldsetProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const inputOf = (option: string, index: number): RadioInputProps => ({
    ref: typeof ref === 'function' || index === 0 ? ref : undefined,
    name: name ?? id,
    form,
    value: option,
    required,
    ...(value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value }),
    // HTML knows no radio that is read-only: the others cannot be chosen
    disabled: readOnly && option !== (value ?? defaultValue),
    onChange: ({ nativeEvent: event }) => onValueChange?.(option, { reason: 'input', event }),
  });
  return (
    <FieldGroup
      {...rest}
      {...{ id, label, labelHidden, hint, error, invalid, required, rootProps }}
    >
      {children(inputOf)}
    </FieldGroup>
  );
}
