import { useQueryClient } from '@tanstack/react-query';
import type { CategoryFields, OperatorCategory } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { RecordDialog } from '../records/record-dialog';
import { useClients } from '../wire/clients-context';
import { labels, messages } from './messages';

export interface CategoryFormProps {
  /** The one that is edited; without it a new one. */
  category?: OperatorCategory;
  /** What a new one is below; without it, on the first level. */
  below?: OperatorCategory | undefined;
  onClose: () => void;
}

const fresh: CategoryFields = { name: '', icon: '', shown: true };

/** Creates a category, or edits one. */
export function CategoryForm({ category, below, onClose }: CategoryFormProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const title = below ? intl.formatMessage(messages.below, { name: below.name }) : text('add');
  return (
    <RecordDialog<CategoryFields>
      title={category ? intl.formatMessage(record.editOf, { name: category.name }) : title}
      fields={[
        {
          name: 'name',
          label: text('name'),
          kind: 'line',
          maxLength: 60,
          required: true,
          translated: true,
        },
        { name: 'icon', label: text('icon'), kind: 'picture' },
        { name: 'shown', label: text('shownHint'), kind: 'switch' },
      ]}
      row={category ?? fresh}
      create={(values, options) =>
        operator.createCategory({ ...values, parentId: below?.id ?? 0 }, options)
      }
      save={(values) => operator.saveCategory(values)}
      onSaved={() => void queryClient.invalidateQueries({ queryKey: ['work', 'categories'] })}
      onClose={onClose}
    />
  );
}
