import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Select } from '@vermilion/design-system/select';
import { MallImage } from '@vermilion/mall-components/settings';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as styles from './editor.css';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { TextsField } from './texts-field';

export interface ValueEditorProps {
  option: number;
  at: number;
  onRemove: () => void;
}

/** A value of an option, with the picture of the skus that have it. */
export function ValueEditor({ option, at, onRemove }: ValueEditorProps) {
  const intl = useIntl();
  const { control } = useFormContext<GoodsValues>();
  const path = `options.${option}.values.${at}` as const;
  const own = useWatch({ control, name: `${path}.value.own` });
  const pictures = useWatch({ control, name: 'pictures' });
  const { field } = useController({ control, name: `${path}.picture` });
  const name = own || intl.formatMessage(messages.value, { number: at + 1 });
  const addresses = pictures.map(({ address }) => address);
  // A picture that is not among those of the goods stays
  if (field.value && !addresses.includes(field.value)) addresses.push(field.value);
  return (
    <div className={styles.row}>
      <div className={styles.rowFields}>
        <TextsField
          name={`${path}.value`}
          label={intl.formatMessage(messages.value, { number: at + 1 })}
          labelHidden
          size="sm"
          maxLength={60}
        />
        {addresses.length > 0 && (
          <div className={styles.withThumbnail}>
            {field.value && (
              <MallImage src={field.value} alt="" sizes="2rem" className={styles.thumbnail} />
            )}
            <Select
              size="sm"
              label={intl.formatMessage(messages.valuePicture, { name })}
              labelHidden
              value={field.value}
              onValueChange={field.onChange}
            >
              <option value="">{intl.formatMessage(messages.noPicture)}</option>
              {addresses.map((address, no) => (
                <option key={address} value={address}>
                  {intl.formatMessage(messages.picture, { number: no + 1 })}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.removeValue, { name })}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </div>
  );
}
