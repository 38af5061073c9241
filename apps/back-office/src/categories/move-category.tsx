import type { OperatorCategory } from '@vermilion/api-client/operator';
import { Select } from '@vermilion/design-system/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { messages } from './messages';
import { parentsFor, pathOf } from './tree';
import { useMove } from './use-move';

/** Beyond the end: it becomes the last one. */
const LAST = 10_000;

export interface MoveCategoryProps {
  category: OperatorCategory;
  all: readonly OperatorCategory[];
  onClose: () => void;
}

/** Moves a category below another one, with those below it. */
export function MoveCategory({ category, all, onClose }: MoveCategoryProps) {
  const intl = useIntl();
  const { move } = useMove(all);
  const [parent, setParent] = useState(String(category.parentId));
  const { name } = category;
  return (
    <ConfirmAction
      title={intl.formatMessage(messages.moveTitle, { name })}
      confirmLabel={intl.formatMessage(messages.move)}
      act={() => move(category, Number(parent), LAST)}
      done={intl.formatMessage(messages.moved, { name })}
      onClose={onClose}
    >
      <Select label={intl.formatMessage(messages.parent)} value={parent} onValueChange={setParent}>
        <option value="0">{intl.formatMessage(messages.top)}</option>
        {parentsFor(all, category).map((one) => (
          <option key={one.id} value={one.id}>
            {pathOf(all, one)}
          </option>
        ))}
      </Select>
    </ConfirmAction>
  );
}
