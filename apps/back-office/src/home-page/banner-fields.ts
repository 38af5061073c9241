import type { BannerFields } from '@vermilion/api-client/operator';
import type { IntlShape } from 'react-intl';
import type { RecordField } from '../records/fields';
import { labels, slotNames } from './messages';

/** The fields of a banner. */
export function bannerFields(intl: IntlShape): RecordField<keyof BannerFields>[] {
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      name: 'picture',
      label: text('picture'),
      hint: text('pictureHint'),
      kind: 'picture',
      required: true,
    },
    { name: 'name', label: text('name'), kind: 'line', maxLength: 100, translated: true },
    { name: 'link', label: text('link'), hint: text('linkHint'), kind: 'line', maxLength: 500 },
    {
      name: 'slot',
      label: text('slot'),
      kind: 'choice',
      options: Object.entries(slotNames).map(([value, name]) => ({
        value,
        label: intl.formatMessage(name),
      })),
    },
    { name: 'fromTime', label: text('from'), hint: text('fromHint'), kind: 'time' },
    { name: 'untilTime', label: text('until'), hint: text('untilHint'), kind: 'time' },
  ];
}
