import { Card } from '@vermilion/design-system/card';
import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Stack } from '@vermilion/design-system/stack';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddValues } from './add-values';
import * as styles from './editor.css';
import { type GoodsValues, newKey } from './goods-values';
import { messages } from './messages';
import { ownText } from './texts';
import { TextsField } from './texts-field';
import { ValueEditor } from './value-editor';

const MOST_VALUES = 50;

export interface OptionEditorProps {
  at: number;
  onRemove: () => void;
}

/** An option with its values. */
export function OptionEditor({ at, onRemove }: OptionEditorProps) {
  const intl = useIntl();
  const { control } = useFormContext<GoodsValues>();
  const name = useWatch({ control, name: `options.${at}.name.own` });
  const { fields, append, remove } = useFieldArray({ control, name: `options.${at}.values` });
  const label = name || intl.formatMessage(messages.option, { number: at + 1 });
  return (
    <Card variant="sunken" padding="md" role="group" aria-label={label}>
      <Stack gap="sm">
        <div className={styles.row}>
          <TextsField
            name={`options.${at}.name`}
            label={intl.formatMessage(messages.optionName)}
            maxLength={60}
          />
          <IconButton
            label={intl.formatMessage(messages.removeOption, { name: label })}
            icon={<TrashIcon />}
            onClick={onRemove}
            className={styles.besideField}
          />
        </div>
        {fields.map(({ id }, no) => (
          <ValueEditor key={id} option={at} at={no} onRemove={() => remove(no)} />
        ))}
        {fields.length < MOST_VALUES && (
          <AddValues
            option={at}
            onAdd={(texts) =>
              append(
                texts.map((text) => ({ key: newKey(), value: ownText(text), picture: '' })),
                { shouldFocus: false },
              )
            }
          />
        )}
      </Stack>
    </Card>
  );
}
