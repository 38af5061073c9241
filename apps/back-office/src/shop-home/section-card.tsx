import { Card } from '@vermilion/design-system/card';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { useIntl } from 'react-intl';
import { GoodsField } from '../coupons/goods-field';
import { messages as coupons } from '../coupons/messages';
import { messages as record } from '../records/messages';
import { LineField } from '../shared/form-fields';
import { RowHandle } from '../shared/row-handle';
import { TranslatedField } from '../shared/translated-field';
import { hasTitle, type SectionValues } from './layout-values';
import { messages } from './messages';

/** By the contract. */
const TITLE_LENGTH = 100;

export interface SectionCardProps {
  at: number;
  kind: SectionValues['kind'];
  name: string;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A section of a shop's home: its place, and what is in it. */
export function SectionCard({ at, kind, name, isLast, onMove, onRemove }: SectionCardProps) {
  const intl = useIntl();
  const path = `sections.${at}`;
  const title = intl.formatMessage(messages.title);
  return (
    <Card variant="sunken" padding="sm" role="group" aria-label={name}>
      <Stack gap="sm">
        <Inline justify="between" nowrap>
          <RowHandle id={at + 1}>
            <b>{name}</b>
          </RowHandle>
          <Inline nowrap gap="xxs">
            <IconButton
              size="sm"
              icon={<ChevronUpIcon />}
              label={intl.formatMessage(record.up, { name })}
              aria-disabled={at === 0}
              onClick={() => at > 0 && onMove(-1)}
            />
            <IconButton
              size="sm"
              icon={<ChevronDownIcon />}
              label={intl.formatMessage(record.down, { name })}
              aria-disabled={isLast}
              onClick={() => !isLast && onMove(1)}
            />
            <IconButton
              size="sm"
              icon={<TrashIcon />}
              label={intl.formatMessage(coupons.removeOf, { name })}
              onClick={onRemove}
            />
          </Inline>
        </Inline>
        {kind === 'goods' && (
          <GoodsField name={`${path}.productIds`} label={intl.formatMessage(messages.goods)} />
        )}
        {hasTitle({ kind }) && (
          <>
            <LineField
              name={`${path}.title`}
              label={title}
              hint={intl.formatMessage(messages.titleHint)}
              maxLength={TITLE_LENGTH}
            />
            <TranslatedField
              path={`${path}.translations`}
              name="title"
              label={title}
              maxLength={TITLE_LENGTH}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
