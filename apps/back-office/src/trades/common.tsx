import { FormattedNumber, type IntlShape } from 'react-intl';
import type { RecordField } from '../records/fields';
import type { ListColumn } from '../shared/use-columns';
import { labels } from './messages';

const LAST = 10_000;

interface Row {
  name: string;
  shops: number;
}

/** The columns that trades and types of shops have, around those of their own. */
export const columnsAround = <Of extends Row>(
  intl: IntlShape,
  own: ListColumn<Of>,
): ListColumn<Of>[] => [
  { id: 'name', header: intl.formatMessage(labels.name), cell: ({ name }) => <bdi>{name}</bdi> },
  own,
  {
    id: 'shops',
    from: 'sm',
    header: intl.formatMessage(labels.shops),
    kind: 'number',
    cell: ({ shops }) => <FormattedNumber value={shops} />,
  },
];

/** The fields that they have, around those of their own. */
export const fieldsAround = <Name extends string>(
  intl: IntlShape,
  own: RecordField<Name>,
): RecordField<Name | 'name' | 'sort'>[] => [
  {
    name: 'name',
    label: intl.formatMessage(labels.name),
    kind: 'line',
    maxLength: 60,
    required: true,
    translated: true,
  },
  own,
  {
    name: 'sort',
    label: intl.formatMessage(labels.sort),
    hint: intl.formatMessage(labels.sortHint),
    kind: 'whole',
    min: 0,
    max: LAST,
  },
];
