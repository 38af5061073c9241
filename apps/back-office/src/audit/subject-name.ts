import type { AuditEntry } from '@vermilion/api-client/operator';
import type { IntlShape } from 'react-intl';
import { slotNames } from '../home-page/messages';
import { textLanguages } from '../shared/text-languages';
import { kindNames, labels as words } from '../words/messages';
import { actionMessages, subjects } from './action-messages';

export type Subject = Pick<AuditEntry, 'subjectType' | 'subjectId'>;

const wordFor = <Word>(words: Record<string, Word>, name: string): Word | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** A list of the search's words by its name; a popular search has a number. */
const searchLists = { synonym: words.synonyms, stop: words.stopWords };

/** What is recorded of a subject besides its number, in words. */
function detailOf({ subjectType, subjectId }: Subject, intl: IntlShape): string | undefined {
  if (subjectType === 'banner') {
    const slot = wordFor(slotNames, subjectId);
    return slot && intl.formatMessage(slot);
  }
  if (subjectType === 'payout' && subjectId === 'file')
    return intl.formatMessage(actionMessages.bankFile);
  if (subjectType === 'translation') {
    const [kind = '', tag = ''] = subjectId.split(' ');
    const name = wordFor(kindNames, kind);
    const language = textLanguages.find((one) => one.language === tag)?.name ?? tag;
    return name && intl.formatList([intl.formatMessage(name), language], { type: 'unit' });
  }
  return undefined;
}

/** What an action was done to, in words; its type as it is recorded, where it has none yet. */
export function subjectName(of: Subject, intl: IntlShape): string {
  const { subjectType: type, subjectId: id } = of;
  const list = type === 'searchList' && wordFor(searchLists, id);
  if (list) return intl.formatMessage(list);
  const message = wordFor(subjects, type === 'searchList' ? 'hotWord' : type);
  const subject = message ? intl.formatMessage(message) : type;
  // There is one look of the mall
  if (id === '' || type === 'look') return subject;
  const invitation = type === 'staff' && /^invitation (\d+)$/.exec(id)?.[1];
  if (invitation) return intl.formatMessage(actionMessages.invitation, { id: invitation });
  if (type === 'secondFactor') return intl.formatMessage(actionMessages.factorOf, { id });
  const outcome = detailOf(of, intl);
  if (outcome) return intl.formatMessage(actionMessages.name, { subject, outcome });
  return intl.formatMessage(actionMessages.numbered, { subject, id });
}
