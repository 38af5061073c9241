import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../shared/loaded';
import { messages } from './messages';
import { RemoveShelf } from './remove-shelf';
import { ShelfDialog } from './shelf-dialog';
import { ShelfRow } from './shelf-row';
import * as styles from './shelf-row.css';
import { useShelves } from './use-shelves';

type Asked =
  | { what: 'edit'; shelf: OperatorShopCategory | undefined }
  | { what: 'remove'; shelf: OperatorShopCategory };

/** The own categories of a shop, in their order. */
export function ShelfList() {
  const intl = useIntl();
  const shelves = useShelves();
  const [dragged, setDragged] = useState<OperatorShopCategory>();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const level = (pid: number) => {
    const list = shelves.below(pid);
    return (
      <ul
        aria-label={pid === 0 ? intl.formatMessage(messages.title) : undefined}
        className={pid === 0 ? undefined : styles.below}
      >
        {list.map((shelf, at) => (
          <li key={shelf.id}>
            <ShelfRow
              shelf={shelf}
              at={at}
              total={list.length}
              dragged={dragged}
              onDrag={setDragged}
              onMove={(one, to) => void shelves.move(one, to)}
              onEdit={(one) => setAsked({ what: 'edit', shelf: one })}
              onRemove={(one) => setAsked({ what: 'remove', shelf: one })}
            />
            {pid === 0 && shelves.below(shelf.id).length > 0 && level(shelf.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <>
      <div>
        <Button variant="primary" onClick={() => setAsked({ what: 'edit', shelf: undefined })}>
          <FormattedMessage {...messages.create} />
        </Button>
      </div>
      <Loaded query={shelves.query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState>
              <FormattedMessage {...messages.noneYet} />
            </EmptyState>
          ) : (
            <>
              <Text color="muted">
                <FormattedMessage {...messages.hint} />
              </Text>
              <Card padding="none" clip>
                {level(0)}
              </Card>
            </>
          )
        }
      </Loaded>
      {asked?.what === 'edit' && (
        <ShelfDialog shelf={asked.shelf} shelves={shelves} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <RemoveShelf shelf={asked.shelf} shelves={shelves} onClose={close} />
      )}
    </>
  );
}
