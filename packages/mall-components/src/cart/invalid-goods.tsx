'use client';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Truncate } from '@vermilion/design-system/truncate';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { LazyConfirm } from '../internal/lazy-confirm';
import type { ActionResult } from '../internal/use-pending';
import type { Id } from '../settings';
import { MallImage } from '../settings';
import * as styles from './invalid-goods.css';
import { InvalidReasonText } from './invalid-reason';
import { messages } from './messages';
import type { InvalidCartRow } from './types';

export interface InvalidGoodsProps {
  /** In display order; without any nothing is rendered. */
  rows: readonly InvalidCartRow[];
  /** Removes all of the rows, after confirmation. The dialog stays open when the promise is rejected. */
  onClear: (ids: Id[]) => ActionResult;
  /** Removes one row; without it there is only the button that removes all. */
  onDelete?: (row: InvalidCartRow) => void;
}

/** Rows that can no longer be bought, with the reason and a button that removes them. */
export function InvalidGoods({ rows, onClear, onDelete }: InvalidGoodsProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Card padding="none" data-component="invalid-goods">
      <div className={styles.head}>
        <Heading level={2} size="sm" color="muted">
          <FormattedMessage {...messages.invalid} />{' '}
          <FormattedMessage {...messages.count} values={{ count: rows.length }} />
        </Heading>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          <FormattedMessage {...messages.clearInvalid} />
        </Button>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id} data-row={row.id} className={styles.row}>
            <MallImage src={row.imageSrc} alt="" sizes="64px" className={styles.picture} />
            <div>
              <Truncate lines={1} {...writtenText(row.name)}>
                {row.name}
              </Truncate>
              {row.specification && (
                <span {...writtenText(row.specification)} className={styles.specification}>
                  {row.specification}
                </span>
              )}
              <InvalidReasonText reason={row.reason} />
            </div>
            {onDelete && (
              <IconButton
                size="sm"
                data-part="remove"
                label={intl.formatMessage(messages.remove, { name: row.name })}
                icon={<TrashIcon />}
                onClick={() => onDelete(row)}
              />
            )}
          </li>
        ))}
      </ul>
      <LazyConfirm
        open={asking}
        onOpenChange={setAsking}
        title={<FormattedMessage {...messages.clearTitle} />}
        confirmLabel={<FormattedMessage {...messages.clearInvalid} />}
        tone="critical"
        onConfirm={() => onClear(rows.map((row) => row.id))}
      >
        <FormattedMessage {...messages.clearText} />
      </LazyConfirm>
    </Card>
  );
}
