import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useToast } from '@vermilion/design-system/toast';
import type { FieldPath } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SwitchField } from '../shared/choice-field';
import { sentTime, timeText } from '../shared/field-values';
import { LinesField, TimeField } from '../shared/form-fields';
import { messages as shared } from '../shared/messages';
import { SavedForm } from '../shared/saved-form';
import {
  sentTranslations,
  shownTranslations,
  type TranslatedTexts,
  translationValues,
} from '../shared/text-languages';
import { TranslatedField } from '../shared/translated-field';
import { byText, useSavedForm } from '../shared/use-saved-form';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

const TEXT_LENGTH = 500;

interface HolidayValues {
  hasHoliday: boolean;
  from: string;
  until: string;
  text: string;
  translations: TranslatedTexts;
}

const valuesOf = ({ holiday }: Pick<OperatorShopDetail, 'holiday'>): HolidayValues => ({
  hasHoliday: holiday !== null,
  from: timeText(holiday?.from),
  until: timeText(holiday?.until),
  text: holiday?.text ?? '',
  translations: translationValues(holiday?.translations, ['text']),
});

const fieldOf = (field: string) => field.replace(/^holiday\./, '') as FieldPath<HolidayValues>;

/** When a shop is closed for some time, and what shoppers read then. */
export function HolidayForm({ shop }: { shop: OperatorShopDetail }) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const text = (name: 'hasHoliday' | 'from' | 'until' | 'holidayText') =>
    intl.formatMessage(messages[name]);
  const state = useSavedForm<HolidayValues, OperatorShopDetail>({
    thing: shop,
    valuesOf: (thing) => valuesOf(thing ?? shop),
    send: ({ hasHoliday, ...values }, version = 0) => {
      const holiday = {
        from: sentTime(values.from, shop.holiday?.from) ?? '',
        until: sentTime(values.until, shop.holiday?.until) ?? '',
        text: values.text,
        translations: sentTranslations(values.translations),
      };
      return operator.setShopHoliday({ id: shop.id, version, ...(hasHoliday && { holiday }) });
    },
    compare: byText((values) => [
      { label: text('from'), text: values.hasHoliday ? values.from : '–' },
      { label: text('until'), text: values.hasHoliday ? values.until : '–' },
      { label: text('holidayText'), text: values.text },
      ...shownTranslations(values.translations, 'text', text('holidayText')),
    ]),
    fieldOf,
    onSaved: () => toast.show({ message: intl.formatMessage(shared.saved), tone: 'positive' }),
  });
  const zone = intl.formatMessage(shared.zone);
  return (
    <Card>
      <SavedForm state={state}>
        <SwitchField name="hasHoliday" label={text('hasHoliday')} />
        {state.form.watch('hasHoliday') && (
          <>
            <TimeField name="from" label={text('from')} hint={zone} required />
            <TimeField name="until" label={text('until')} hint={zone} required />
            <LinesField
              name="text"
              label={text('holidayText')}
              hint={intl.formatMessage(messages.holidayHint)}
              maxLength={TEXT_LENGTH}
            />
            <TranslatedField
              name="text"
              label={text('holidayText')}
              maxLength={TEXT_LENGTH}
              isLong
            />
          </>
        )}
      </SavedForm>
    </Card>
  );
}
