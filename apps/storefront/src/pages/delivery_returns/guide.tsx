import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHomeIndex } from '../../mall/use-home-index';
import { paths } from '../../page-params/paths';
import { linkTo } from '../../shared/link-to';
import { sectionsOf, SectionsPage } from '../../shared/sections-page';
import { messages, titles } from './messages';

/** The paragraphs of each section; terms that the server does not send are omitted. */
function useParagraphs(): Record<keyof typeof titles, ReactNode[]> {
  const { formatMessage: say } = useIntl();
  const terms = useHomeIndex()?.mall?.terms;
  const { arrivalDays } = terms ?? {};
  return {
    cost: [say(messages.costByShop), say(messages.costShown)],
    arrival: [say(messages.arrivalShown), arrivalDays && say(messages.arrivalDays, arrivalDays)],
    tracking: [
      <FormattedMessage
        id="page.guide.tracking.order"
        defaultMessage="As soon as the parcel is on its way, <link>your order</link> shows the courier, the tracking number and where it is. If the shop brings it to you itself, you see who is coming and their phone number. Digital items need no parcel: you find them in the order."
        values={{ link: linkTo(paths.orders('toReceive')) }}
      />,
      say(messages.confirm),
      terms && say(messages.receivedAfter, { days: terms.receiveDays }),
    ],
    returns: [
      terms && say(messages.refundDays, { days: terms.refundDays }),
      <FormattedMessage
        id="page.guide.returns.apply"
        defaultMessage="Open <link>your order</link>, choose “Request a refund”, then say which items go back, how many, and why. If something is damaged or wrong, add pictures."
        values={{ link: linkTo(paths.orders('toReview')) }}
      />,
      say(messages.notSent),
    ],
    sendBack: [
      say(messages.decision),
      terms && say(messages.sendBackDays, { days: terms.sendBackDays }),
    ],
    refund: [
      say(messages.money),
      say(messages.cash),
      <FormattedMessage
        id="page.guide.refund.progress"
        defaultMessage="<link>My refunds</link> shows how far each of them is."
        values={{ link: linkTo(paths.refunds()) }}
      />,
    ],
  };
}

/** Delivery costs, delivery times, returns and refunds. */
export function Guide({ title }: { title: string }) {
  const { formatMessage: say } = useIntl();
  const paragraphs = useParagraphs();
  return <SectionsPage title={title} sections={sectionsOf(paragraphs, (id) => say(titles[id]))} />;
}
