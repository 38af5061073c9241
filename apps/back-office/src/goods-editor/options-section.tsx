import { Button } from '@vermilion/design-system/button';
import { PlusIcon } from '@vermilion/design-system/icon';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GoodsValues, newKey } from './goods-values';
import { messages } from './messages';
import { OptionEditor } from './option-editor';
import { Section } from './section';
import { ownText } from './texts';

const MOST_OPTIONS = 3;

/** What shoppers choose. */
export function OptionsSection() {
  const intl = useIntl();
  const { control } = useFormContext<GoodsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'options' });
  const add = () => append({ key: newKey(), name: ownText(), values: [] });
  return (
    <Section
      title={intl.formatMessage(messages.options)}
      hint={intl.formatMessage(messages.optionsHint)}
    >
      {fields.map(({ id }, at) => (
        <OptionEditor key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < MOST_OPTIONS && (
        <div>
          <Button startIcon={<PlusIcon />} onClick={add}>
            <FormattedMessage {...messages.addOption} />
          </Button>
        </div>
      )}
    </Section>
  );
}
