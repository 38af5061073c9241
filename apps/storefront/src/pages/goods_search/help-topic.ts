/** Pages of help that a search can be about. */
export const helpTopics = ['returns', 'delivery', 'paying', 'contact'] as const;
export type HelpTopic = (typeof helpTopics)[number];

const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether the whole query is one of the words: "return" asks for help, "return address stamp" for goods. */
const asks = (query: string, words: string) =>
  words.split(/[,，]/).some((word) => word.trim() && fold(word) === query);

/** The topic of a search for help, by comma-separated words of each topic; undefined for goods. */
export function helpTopicOf(query: string, wordsOf: (topic: HelpTopic) => string) {
  const folded = fold(query);
  return helpTopics.find((topic) => asks(folded, wordsOf(topic)));
}
