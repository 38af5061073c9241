import { Button } from '@vermilion/design-system/button';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '@vermilion/design-system/dropdown-menu';
import { DropdownMenuCheckboxItem } from '@vermilion/design-system/dropdown-menu-choice';
import { ChevronDownIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './columns-menu.css';
import { messages } from './list-messages';
import type { ColumnChoice } from './use-columns';

export interface ColumnsMenuProps<Row> {
  /** Name of the list. */
  list: string;
  choices: readonly ColumnChoice<Row>[];
  /** Shows the usual columns again; undefined while they are shown. */
  onReset: (() => void) | undefined;
}

/** Chooses the columns of a list; open until somebody is done. */
export function ColumnsMenu<Row>({ list, choices, onReset }: ColumnsMenuProps<Row>) {
  const intl = useIntl();
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          endIcon={<ChevronDownIcon />}
          aria-label={intl.formatMessage(messages.columnsOf, { list })}
        >
          <FormattedMessage {...messages.columns} />
        </Button>
      }
    >
      {choices.map(({ column, shown, onShownChange }) => (
        <DropdownMenuCheckboxItem
          key={column.id}
          checked={shown}
          className={styles.column}
          onCheckedChange={onShownChange}
          onSelect={(event) => event.preventDefault()}
        >
          {column.header}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={!onReset} onSelect={onReset}>
        <FormattedMessage {...messages.usualColumns} />
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
