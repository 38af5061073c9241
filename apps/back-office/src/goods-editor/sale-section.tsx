import { DatePicker } from '@vermilion/design-system/date-picker';
import { RadioCards } from '@vermilion/design-system/radio-cards';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { stateNames } from '../goods/messages';
import { useLocale } from '../i18n/locale-context';
import { calendarTag } from '../i18n/locales';
import { useMallFormat } from '../wire/use-mall-format';
import * as styles from './editor.css';
import { controlId } from './editor-context';
import { editableStates, type GoodsValues } from './goods-values';
import { messages, stateHints } from './messages';
import { PlainField } from './plain-field';
import { Section } from './section';
import { dayIn, zoneName } from './zone';

/** Whether shoppers can order the goods, or from when. */
export function SaleSection() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { utcOffset } = useMallFormat();
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const state = useController({ control, name: 'state' }).field;
  const day = useController({ control, name: 'day' });
  const today = dayIn(utcOffset, new Date());
  return (
    <Section title={intl.formatMessage(messages.sale)}>
      <RadioCards
        id={controlId('state')}
        label={intl.formatMessage(messages.sale)}
        labelHidden
        value={state.value}
        onValueChange={state.onChange}
        options={editableStates.map((value) => ({
          value,
          title: intl.formatMessage(stateNames[value]),
          description: intl.formatMessage(stateHints[value]),
        }))}
      />
      {state.value === 'scheduled' && (
        <div className={styles.pair}>
          <DatePicker
            id={controlId('day')}
            label={intl.formatMessage(messages.day)}
            locale={calendarTag(locale)}
            min={today}
            today={today}
            toggleLabel={intl.formatMessage(messages.chooseDay)}
            previousLabel={intl.formatMessage(messages.previousMonth)}
            nextLabel={intl.formatMessage(messages.nextMonth)}
            yearLabel={intl.formatMessage(messages.year)}
            invalidLabel={intl.formatMessage(messages.noDay)}
            unavailableLabel={intl.formatMessage(messages.noDay)}
            error={day.fieldState.error?.message}
            value={day.field.value || null}
            onValueChange={(value) => {
              day.field.onChange(value ?? '');
              clearErrors('day');
            }}
          />
          <PlainField
            name="time"
            type="time"
            label={intl.formatMessage(messages.time)}
            hint={intl.formatMessage(messages.zone, { zone: zoneName(utcOffset) })}
          />
        </div>
      )}
    </Section>
  );
}
