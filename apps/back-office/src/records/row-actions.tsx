import { ChevronDownIcon, ChevronUpIcon, EditIcon, TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface RowActionsProps {
  /** Of the row, which names its buttons. */
  name: string;
  /** Moves the row by a place; absent where rows are not arranged. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst?: boolean;
  isLast?: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** What is done with a row of a list. */
export function RowActions(props: RowActionsProps) {
  const { name, onMove, isFirst, isLast, onEdit, onRemove } = props;
  const intl = useIntl();
  return (
    <Inline nowrap gap="xxs" justify="end">
      {onMove && (
        <>
          <IconButton
            size="sm"
            icon={<ChevronUpIcon />}
            label={intl.formatMessage(messages.up, { name })}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(-1)}
          />
          <IconButton
            size="sm"
            icon={<ChevronDownIcon />}
            label={intl.formatMessage(messages.down, { name })}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          />
        </>
      )}
      <IconButton
        size="sm"
        icon={<EditIcon />}
        label={intl.formatMessage(messages.editOf, { name })}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        icon={<TrashIcon />}
        label={intl.formatMessage(messages.removeOf, { name })}
        onClick={onRemove}
      />
    </Inline>
  );
}
