import { Button } from '@vermilion/design-system/button';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { PlusIcon } from '@vermilion/design-system/icon';
import { Stack } from '@vermilion/design-system/stack';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowDrag } from '../shared/row-drag';
import { freshSection, type LayoutValues, type SectionValues } from './layout-values';
import { kindNames, messages } from './messages';
import { SectionCard } from './section-card';

/** By the contract. */
const MOST_SECTIONS = 20;
const kinds = Object.keys(kindNames) as SectionValues['kind'][];

/** The sections of a shop's home, in the order in which shoppers see them. */
export function SectionList() {
  const intl = useIntl();
  const { fields, append, remove, move } = useFieldArray<LayoutValues, 'sections'>({
    name: 'sections',
  });
  const nameOf = (at: number, kind: SectionValues['kind']) =>
    intl.formatMessage(messages.nameAt, {
      number: at + 1,
      name: intl.formatMessage(kindNames[kind]),
    });
  // Rows are dragged by their place
  const rows = fields.map((section, at) => ({ id: at + 1, name: nameOf(at, section.kind) }));
  return (
    <Stack>
      {fields.length === 0 && (
        <EmptyState>
          <FormattedMessage {...messages.none} />
        </EmptyState>
      )}
      <RowDrag
        rows={rows}
        nameOf={({ name }) => name}
        placeOf={(row, { id }) => ({ id, side: row.id < id ? 'after' : 'before' })}
        onDrop={(row, { id }) => move(row.id - 1, id - 1)}
      >
        <Stack asChild gap="sm">
          <ol aria-label={intl.formatMessage(messages.sections)}>
            {fields.map(({ id, kind }, at) => (
              <li key={id}>
                <SectionCard
                  at={at}
                  kind={kind}
                  name={nameOf(at, kind)}
                  isLast={at === fields.length - 1}
                  onMove={(by) => move(at, at + by)}
                  onRemove={() => remove(at)}
                />
              </li>
            ))}
          </ol>
        </Stack>
      </RowDrag>
      {fields.length < MOST_SECTIONS && (
        <div>
          <DropdownMenu
            trigger={
              <Button startIcon={<PlusIcon />}>
                <FormattedMessage {...messages.add} />
              </Button>
            }
          >
            {kinds.map((kind) => (
              <DropdownMenuItem key={kind} onSelect={() => append(freshSection(kind))}>
                <FormattedMessage {...kindNames[kind]} />
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        </div>
      )}
    </Stack>
  );
}
