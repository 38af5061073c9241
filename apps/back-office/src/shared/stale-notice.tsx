import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Table, type TableColumn } from '@vermilion/design-system/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import * as styles from './page.css';
import { staleMessages as messages } from './stale-messages';

/** A field that differs. */
export interface Difference {
  /** The name of the field; unique in the list. */
  label: string;
  /** What the reader entered. */
  mine: ReactNode;
  /** What is saved by now. */
  theirs: ReactNode;
}

export interface StaleNoticeProps {
  /** The fields that differ; none where somebody saved the same. */
  differences: readonly Difference[];
  /** Saves what the reader entered, over what is saved by now. */
  onKeepMine: () => void;
  /** Drops what the reader entered. */
  onTakeTheirs: () => void;
}

function columnsOf(intl: IntlShape): TableColumn<Difference>[] {
  const text = (value: ReactNode) => <span className={styles.anyText}>{value}</span>;
  return [
    { id: 'label', header: intl.formatMessage(messages.field), cell: ({ label }) => label },
    { id: 'mine', header: intl.formatMessage(messages.mine), cell: ({ mine }) => text(mine) },
    {
      id: 'theirs',
      header: intl.formatMessage(messages.theirs),
      cell: ({ theirs }) => text(theirs),
    },
  ];
}

/** Where somebody else has saved in the meantime: both versions, and the choice. It has the focus when it appears. */
export function StaleNotice({ differences, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const intl = useIntl();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const title = intl.formatMessage(messages.title);
  return (
    <Alert ref={notice} role="group" aria-label={title} tabIndex={-1} tone="caution" title={title}>
      <Stack>
        <Table
          caption={intl.formatMessage(messages.caption)}
          captionHidden
          density="dense"
          columns={columnsOf(intl)}
          rows={differences}
          rowKey={({ label }) => label}
          empty={
            <EmptyState>
              <FormattedMessage {...messages.same} />
            </EmptyState>
          }
        />
        <Inline>
          <Button variant="primary" onClick={onKeepMine}>
            <FormattedMessage {...messages.keepMine} />
          </Button>
          <Button onClick={onTakeTheirs}>
            <FormattedMessage {...messages.takeTheirs} />
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
