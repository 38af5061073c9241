import { type EventName, events, eventTexts } from '@vermilion/mails';
import { defineJob } from '../jobs/job';
import type { FindNotice } from './notice';
import * as toOperator from './operator-notices';
import * as toShop from './shop-notices';
import * as toShopper from './shopper-notices';
import { isStopped, stopUrl } from './stop';

/** Who is told of each event, and what. An event without a line here does not compile. */
const notices: { [Name in EventName]: FindNotice<Name> } = {
  ...toShopper,
  ...toShop,
  ...toOperator,
};

const isEvent = (name: string): name is EventName => Object.hasOwn(events, name);

/** Mails an event to whom it concerns. Enqueued by the database, in the transaction of the event. */
export const mailEvent = defineJob<{ event: string; id: number }>({
  name: 'mail: an event',
  async run(deps, { event, id }) {
    if (!isEvent(event)) throw new Error(`There is no event "${event}".`);
    // The compiler cannot relate an event to its own notice
    const find = notices[event] as FindNotice<EventName>;
    const notice = await find(deps, id);
    if (!notice) return;
    const { to, language, url, order } = notice;
    const row = events[event];
    const stop = 'topic' in row ? { to, topic: row.topic } : undefined;
    if (stop && (await isStopped(deps, stop))) return;
    const { subject, text, button } = eventTexts(language, event, notice.values);
    await deps.mail.send({
      to,
      language,
      subject,
      text,
      button: { label: button, url },
      order,
      stopUrl: stop && stopUrl(deps, stop),
      id: `${event}.${id}`,
    });
  },
});
