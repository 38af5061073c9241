import type { AgreementVersion } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const stateNames: Record<AgreementVersion['state'], MessageDescriptor> = defineMessages({
  draft: { id: 'office.agreement.draft', defaultMessage: 'Draft' },
  scheduled: { id: 'office.agreement.scheduled', defaultMessage: 'Scheduled' },
  inForce: { id: 'office.agreement.inForce', defaultMessage: 'In force' },
  past: { id: 'office.agreement.past', defaultMessage: 'Past' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.agreements', defaultMessage: 'Agreements' },
  kind: { id: 'office.agreements.kind', defaultMessage: 'About' },
  all: { id: 'office.agreements.all', defaultMessage: 'All agreements' },
  loading: { id: 'office.agreements.loading', defaultMessage: 'Loading agreements' },
  none: {
    id: 'office.agreements.none',
    defaultMessage: 'There is none yet. Shoppers and shops accept what is published here.',
  },
  add: { id: 'office.agreements.add', defaultMessage: 'New draft' },
  back: { id: 'office.agreement.back', defaultMessage: 'All agreements' },
  state: { id: 'office.agreement.state', defaultMessage: 'State' },
  from: { id: 'office.agreement.from', defaultMessage: 'In force from' },
  accepted: { id: 'office.agreement.accepted', defaultMessage: 'Accepted by' },
  text: { id: 'office.agreement.text', defaultMessage: 'Text' },
  textHint: {
    id: 'office.agreement.textHint',
    defaultMessage: 'HTML. What pages may not have, such as scripts, is removed.',
  },
  preview: { id: 'office.agreement.preview', defaultMessage: 'As it is read' },
  publish: { id: 'office.agreement.publish', defaultMessage: 'Publish' },
  publishText: {
    id: 'office.agreement.publishText',
    defaultMessage:
      'It cannot be changed after that. Whoever joins once it is in force accepts this version. The note that it is a draft is removed.',
  },
  publishFrom: { id: 'office.agreement.publishFrom', defaultMessage: 'In force from' },
  publishFromHint: {
    id: 'office.agreement.publishFromHint',
    defaultMessage: 'Without a day, at once.',
  },
  published: { id: 'office.agreement.published', defaultMessage: 'It is published.' },
  remove: { id: 'office.agreement.remove', defaultMessage: 'Delete the draft' },
  removeText: {
    id: 'office.agreement.removeText',
    defaultMessage: 'Its text is lost. Published versions stay.',
  },
  removed: { id: 'office.agreement.removed', defaultMessage: 'The draft is deleted.' },
  language: { id: 'office.agreement.language', defaultMessage: 'Language' },
  source: { id: 'office.agreement.source', defaultMessage: 'Of the mall' },
  copy: { id: 'office.agreement.copy', defaultMessage: 'New draft of this' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    titleOf: { kind: string; number: number };
    draftOf: { kind: string };
    people: { count: number };
  }>({
    titleOf: { id: 'office.agreement.titleOf', defaultMessage: '{kind}, version {number, number}' },
    draftOf: { id: 'office.agreement.draftOf', defaultMessage: '{kind}, draft' },
    people: {
      id: 'office.agreement.people',
      defaultMessage: '{count, plural, one {# account} other {# accounts}}',
    },
  }),
};
