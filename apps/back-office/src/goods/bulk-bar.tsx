import type { OperatorGoods } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './goods.css';
import { messages } from './messages';
import { type BulkAction, useBulk } from './use-bulk';

const actions = {
  on: messages.putOn,
  off: messages.takeOff,
  archive: messages.archive,
} as const;

export interface BulkBarProps {
  selected: readonly Pick<OperatorGoods, 'id' | 'name'>[];
  /** Nothing is selected any more. */
  onDone: () => void;
}

/** What can be done with the selected goods, and what became of it. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const intl = useIntl();
  const { run, pending, outcome } = useBulk();
  const start = (action: BulkAction) => void run(action, selected).then(onDone);
  return (
    <>
      {selected.length > 0 && (
        <div className={styles.bulk}>
          <Text weight="medium" role="status">
            {intl.formatMessage(messages.selected, { count: selected.length })}
          </Text>
          {(Object.keys(actions) as BulkAction[]).map((action) => (
            <Button
              key={action}
              size="sm"
              pending={pending === action}
              disabled={pending !== undefined && pending !== action}
              onClick={() => start(action)}
            >
              <FormattedMessage {...actions[action]} />
            </Button>
          ))}
        </div>
      )}
      {outcome && (
        <Alert role="status" tone={outcome.refused.length > 0 ? 'caution' : 'positive'}>
          {intl.formatMessage(messages.bulkDone, { count: outcome.done })}
          {outcome.refused.map(({ name, why }) => (
            <div key={name}>{intl.formatMessage(messages.bulkRefused, { name, why })}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
