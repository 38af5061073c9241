import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { defineMessages, useIntl } from 'react-intl';
import { useSettlementChoices } from '../../settlement/queries';
import * as cards from '../../shared/cards/cards.css';
import { Facts } from '../../shared/cards/facts';
import { NumberedSteps } from '../../shared/cards/numbered-steps';

const messages = defineMessages<{
  title: {};
  lead: {};
  free: {};
  opening: {};
  fee: { kinds: string };
  days: { count: number };
  apply: {};
  applyText: {};
  read: {};
  readText: { count: number };
  fill: {};
  fillText: {};
  paid: {};
  paidText: {};
}>({
  title: { id: 'page.sell.title', defaultMessage: 'Why sell here' },
  lead: {
    id: 'page.sell.lead',
    defaultMessage:
      'Your shop has its own name, its own page and its own prices. The cart, the payment, the search and the help are there already, in six languages.',
  },
  free: { id: 'page.sell.free', defaultMessage: 'Free' },
  opening: { id: 'page.sell.opening', defaultMessage: 'to open: no rent, no setup fee' },
  fee: {
    id: 'page.sell.fee',
    defaultMessage:
      '{kinds, select, one {of every completed order is our fee} other {of every completed order is our fee, by category}}',
  },
  days: {
    id: 'page.sell.days',
    defaultMessage:
      '{count, plural, one {working day until you have our answer} other {working days until you have our answer}}',
  },
  apply: { id: 'page.sell.step.apply', defaultMessage: 'Apply' },
  applyText: {
    id: 'page.sell.step.applyText',
    defaultMessage: 'Fill in the form below, and add pictures of your licence.',
  },
  read: { id: 'page.sell.step.read', defaultMessage: 'Hear from us' },
  readText: {
    id: 'page.sell.step.readText',
    defaultMessage:
      'We read everything and answer by email, within {count, plural, one {# working day} other {# working days}}.',
  },
  fill: { id: 'page.sell.step.fill', defaultMessage: 'Add your items' },
  fillText: {
    id: 'page.sell.step.fillText',
    defaultMessage: 'Type them in, or import them from a table.',
  },
  paid: { id: 'page.sell.step.paid', defaultMessage: 'Send, and be paid' },
  paidText: {
    id: 'page.sell.step.paidText',
    defaultMessage: 'When an order can no longer be returned, its money is yours, less the fee.',
  },
});

/** What a shop gets, what it costs, and how it begins: above the form of a new application. */
export function WhySell() {
  const { formatMessage: say, formatNumber } = useIntl();
  const { categories, reviewDays } = useSettlementChoices();
  const fees = categories.map(({ fee }) => fee / 100);
  const percent = (fee: number) =>
    formatNumber(fee, { style: 'percent', maximumFractionDigits: 1 });
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  const range = least === most ? percent(least) : `${percent(least)} – ${percent(most)}`;
  const days = { count: reviewDays };
  return (
    <section aria-labelledby="why" className={cards.panel}>
      <Heading level={2} size="lg" id="why">
        {say(messages.title)}
      </Heading>
      <Text asChild color="muted">
        <p>{say(messages.lead)}</p>
      </Text>
      <Facts
        facts={[
          { figure: say(messages.free), label: say(messages.opening) },
          ...(fees.length
            ? [
                {
                  figure: range,
                  label: say(messages.fee, { kinds: least === most ? 'one' : 'several' }),
                },
              ]
            : []),
          { figure: formatNumber(reviewDays), label: say(messages.days, days) },
        ]}
      />
      <NumberedSteps
        steps={[
          { title: say(messages.apply), text: say(messages.applyText) },
          { title: say(messages.read), text: say(messages.readText, days) },
          { title: say(messages.fill), text: say(messages.fillText) },
          { title: say(messages.paid), text: say(messages.paidText) },
        ]}
      />
    </section>
  );
}
