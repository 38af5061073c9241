import { Button } from '@vermilion/design-system/button';
import { PlusIcon, TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './editor.css';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { Section } from './section';
import { ownText } from './texts';
import { TextsField } from './texts-field';

const MOST = 50;

function Specification({ at, onRemove }: { at: number; onRemove: () => void }) {
  const intl = useIntl();
  const { control } = useFormContext<GoodsValues>();
  const name = useWatch({ control, name: `specifications.${at}.name.own` });
  return (
    <div className={styles.row}>
      <div className={styles.rowFields}>
        <TextsField
          name={`specifications.${at}.name`}
          label={intl.formatMessage(messages.fact)}
          maxLength={60}
          size="sm"
        />
        <TextsField
          name={`specifications.${at}.value`}
          label={intl.formatMessage(messages.factValue)}
          maxLength={500}
          size="sm"
        />
      </div>
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.removeSpecification, { name: name || String(at + 1) })}
        icon={<TrashIcon />}
        onClick={onRemove}
        className={styles.besideField}
      />
    </div>
  );
}

/** Facts about goods. */
export function SpecificationsSection() {
  const intl = useIntl();
  const { control } = useFormContext<GoodsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'specifications' });
  return (
    <Section
      title={intl.formatMessage(messages.specifications)}
      hint={intl.formatMessage(messages.specificationsHint)}
    >
      {fields.map(({ id }, at) => (
        <Specification key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < MOST && (
        <div>
          <Button
            startIcon={<PlusIcon />}
            onClick={() => append({ name: ownText(), value: ownText() })}
          >
            <FormattedMessage {...messages.addSpecification} />
          </Button>
        </div>
      )}
    </Section>
  );
}
