import type { ActivityGoods } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';
import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { PictureField } from '../records/picture-field';
import { moved } from '../records/use-arrange';
import { GoodsFinder } from './goods-finder';
import { messages } from './messages';

/** Goods of an activity, with the name that the reader sees. */
export type NamedGoods = ActivityGoods & { name: string };

export interface ActivityGoodsFieldProps {
  value: readonly NamedGoods[];
  onValueChange: (value: NamedGoods[]) => void;
  error: string | undefined;
}

/** The goods of an activity in their order, each with its picture. */
export function ActivityGoodsField({ value, onValueChange, error }: ActivityGoodsFieldProps) {
  const intl = useIntl();
  const id = useId();
  const swap = (from: number, by: number) => onValueChange(moved(value, from, by));
  return (
    <Stack role="group" aria-labelledby={id} gap="sm">
      <Text id={id} weight="bold">
        {intl.formatMessage(messages.goods)}
      </Text>
      <Text size="sm" color="muted">
        {intl.formatMessage(messages.goodsHint)}
      </Text>
      {error && (
        <Text color="critical" role="alert">
          {error}
        </Text>
      )}
      {value.map((goods, at) => {
        const { goodsId, name, picture } = goods;
        return (
          <Card key={goodsId} variant="sunken" padding="sm">
            <Stack gap="sm">
              <Inline justify="between" nowrap>
                <bdi>{name}</bdi>
                <Inline nowrap gap="xxs">
                  <IconButton
                    size="sm"
                    icon={<ChevronUpIcon />}
                    label={intl.formatMessage(record.up, { name })}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && swap(at, -1)}
                  />
                  <IconButton
                    size="sm"
                    icon={<ChevronDownIcon />}
                    label={intl.formatMessage(record.down, { name })}
                    aria-disabled={at === value.length - 1}
                    onClick={() => at < value.length - 1 && swap(at, 1)}
                  />
                  <IconButton
                    size="sm"
                    icon={<TrashIcon />}
                    label={intl.formatMessage(messages.removeGoods, { name })}
                    onClick={() => onValueChange(value.filter((one) => one !== goods))}
                  />
                </Inline>
              </Inline>
              <PictureField
                label={intl.formatMessage(messages.pictureOf, { name })}
                value={picture}
                onValueChange={(next) =>
                  onValueChange(
                    value.map((one) => (one === goods ? { ...one, picture: next } : one)),
                  )
                }
              />
            </Stack>
          </Card>
        );
      })}
      <GoodsFinder
        chosen={new Set(value.map(({ goodsId }) => goodsId))}
        onChoose={({ id: goodsId, name }) =>
          onValueChange([...value, { goodsId, name, picture: '' }])
        }
      />
    </Stack>
  );
}
