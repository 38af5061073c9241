import { describe, expect, it } from 'vitest';
import { type HelpTopic, helpTopicOf } from './help-topic';

const words: Record<HelpTopic, string> = {
  returns: 'return, dévolution, ส่งคืน',
  delivery: 'delivery time, 运费',
  paying: 'paypal',
  contact: 'help',
};
const topicOf = (query: string) => helpTopicOf(query, (topic) => words[topic]);

describe('a search for help', () => {
  it.each([
    ['return', 'returns'],
    ['  Return ', 'returns'],
    ['DEVOLUTION', 'returns'],
    ['ส่งคืน', 'returns'],
    ['delivery  time', 'delivery'],
    ['运费', 'delivery'],
  ])('is known whatever its case, accents and spaces: %s', (query, topic) => {
    expect(topicOf(query)).toBe(topic);
  });

  it.each(['return address stamp', 'delivery van toy', '', ','])(
    'is not one for goods: %j',
    (query) => {
      expect(topicOf(query)).toBeUndefined();
    },
  );
});
