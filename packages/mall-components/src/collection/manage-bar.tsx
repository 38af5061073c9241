import { Button } from '@vermilion/design-system/button';
import { Checkbox } from '@vermilion/design-system/checkbox';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './collection.css';
import { messages } from './messages';
import type { Manage } from './use-manage';

interface ManageBarProps {
  manage: Manage;
  total: number;
  pending: boolean;
  onRemove: () => void;
  /** Ref of the button that starts and ends the mode. */
  modeRef: Ref<HTMLButtonElement>;
}

/** Starts and ends the management mode, and in it selects all and removes the selection. */
export function ManageBar({ manage, total, pending, onRemove, modeRef }: ManageBarProps) {
  const { managing, selected } = manage;
  return (
    <div className={styles.bar}>
      {managing && (
        <>
          <Checkbox
            className={styles.all}
            label={<FormattedMessage {...messages.selectAll} />}
            checked={selected.length === total}
            indeterminate={selected.length > 0 && selected.length < total}
            onChange={manage.toggleAll}
          />
          <Button size="sm" disabled={selected.length === 0} pending={pending} onClick={onRemove}>
            <FormattedMessage {...messages.removeSelected} values={{ count: selected.length }} />
          </Button>
        </>
      )}
      <Button
        ref={modeRef}
        size="sm"
        variant="ghost"
        className={styles.manageButton}
        onClick={managing ? manage.end : manage.start}
      >
        <FormattedMessage {...(managing ? messages.done : messages.manage)} />
      </Button>
    </div>
  );
}
