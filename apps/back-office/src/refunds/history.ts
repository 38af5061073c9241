import type { OperatorRefund } from '@vermilion/api-client/operator';
import type { TimelineState } from '@vermilion/design-system/timeline';
import type { MessageDescriptor } from 'react-intl';
import { messages, stateNames } from './messages';
import { stateOf } from './states';

export interface HistoryEvent {
  id: string;
  title: MessageDescriptor;
  state: TimelineState;
  /** As the API writes it. */
  time?: string | null;
  /** What somebody wrote. */
  text?: string | null;
  parcel?: { company: string; waybill: string };
}

/** The end of a refund so far: what waits, or how it ended. */
function lastEvent(refund: OperatorRefund): HistoryEvent {
  const { withdrawn, refusal, decisionTime } = refund;
  const state = stateOf(refund);
  const title = withdrawn ? messages.withdrawn : stateNames[state];
  if (state === 'refunded') return { id: state, title, state: 'done' };
  if (state !== 'refused') return { id: state, title, state: 'current' };
  return { id: state, title, state: 'failed', time: decisionTime, text: refusal };
}

/** What has happened to a refund, oldest first. The API tells when it was asked for and decided. */
export function historyOf(refund: OperatorRefund): HistoryEvent[] {
  const { createTime, decisionTime, returnCompany, returnWaybill: waybill } = refund;
  const state = stateOf(refund);
  const isRefused = state === 'refused';
  const hasArrived = state === 'refunding' || state === 'refunded';
  const events: HistoryEvent[] = [
    { id: 'asked', title: messages.asked, state: 'done', time: createTime },
  ];
  if (state !== 'pending' && (!isRefused || waybill))
    events.push({
      id: 'accepted',
      title: messages.accepted,
      state: 'done',
      time: isRefused ? null : decisionTime,
    });
  if (waybill)
    events.push({
      id: 'sentBack',
      title: messages.sentBack,
      state: 'done',
      parcel: { company: returnCompany ?? '', waybill },
    });
  if (waybill && hasArrived) events.push({ id: 'arrived', title: messages.arrived, state: 'done' });
  return [...events, lastEvent(refund)];
}
