import type { OperatorCategory } from '@vermilion/api-client/operator';
import { DropdownMenu, DropdownMenuItem } from '@vermilion/design-system/dropdown-menu';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  EditIcon,
  MoreIcon,
  PlusIcon,
  SortIcon,
  TrashIcon,
} from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { messages } from './messages';
import { siblingsOf, takesChildren } from './tree';
import { useMove } from './use-move';

/** What is done about a category, or a new one. */
export type CategoryTask =
  | { kind: 'add'; below?: OperatorCategory }
  | { kind: 'edit' | 'move' | 'remove'; category: OperatorCategory };

export interface CategoryActionsProps {
  category: OperatorCategory;
  all: readonly OperatorCategory[];
  onChoose: (task: CategoryTask) => void;
}

/** The buttons of a category: its place among its neighbours, and a menu of all else. */
export function CategoryActions({ category, all, onChoose }: CategoryActionsProps) {
  const intl = useIntl();
  const { moveBy } = useMove(all);
  const { name } = category;
  const neighbours = siblingsOf(all, category);
  const isFirst = neighbours[0]?.id === category.id;
  const isLast = neighbours.at(-1)?.id === category.id;
  return (
    <Inline nowrap gap="xxs" justify="end">
      <IconButton
        size="sm"
        icon={<ChevronUpIcon />}
        label={intl.formatMessage(record.up, { name })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && moveBy(category, -1)}
      />
      <IconButton
        size="sm"
        icon={<ChevronDownIcon />}
        label={intl.formatMessage(record.down, { name })}
        aria-disabled={isLast}
        onClick={() => !isLast && moveBy(category, 1)}
      />
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            size="sm"
            icon={<MoreIcon />}
            label={intl.formatMessage(messages.actionsOf, { name })}
          />
        }
      >
        <DropdownMenuItem icon={<EditIcon />} onSelect={() => onChoose({ kind: 'edit', category })}>
          <FormattedMessage {...record.edit} />
        </DropdownMenuItem>
        {takesChildren(category) && (
          <DropdownMenuItem
            icon={<PlusIcon />}
            onSelect={() => onChoose({ kind: 'add', below: category })}
          >
            <FormattedMessage {...messages.addBelow} />
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<SortIcon />} onSelect={() => onChoose({ kind: 'move', category })}>
          <FormattedMessage {...messages.moveBelow} />
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<TrashIcon />}
          onSelect={() => onChoose({ kind: 'remove', category })}
        >
          <FormattedMessage {...record.remove} />
        </DropdownMenuItem>
      </DropdownMenu>
    </Inline>
  );
}
