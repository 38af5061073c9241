import { useInfiniteQuery } from '@tanstack/react-query';
import type { TextKind } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Stack } from '@vermilion/design-system/stack';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../shared/failure';
import type { TextLanguage } from '../shared/text-languages';
import { UnsavedGuard } from '../shared/unsaved-guard';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { textsQuery } from './queries';
import { TranslateText } from './translate-text';

export interface TextListProps {
  kind: TextKind;
  language: TextLanguage;
}

/** The texts of a kind with their translations, missing ones first. */
export function TextList({ kind, language }: TextListProps) {
  const texts = useInfiniteQuery(textsQuery(useClients(), kind, language));
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const onDirtyChange = useCallback(
    (id: string, isDirty: boolean) =>
      setDirty((ids) => {
        const others = [...ids].filter((one) => one !== id);
        return new Set(isDirty ? [...others, id] : others);
      }),
    [],
  );
  const list = texts.data?.pages.flatMap((part) => part.list) ?? [];
  return (
    <Stack>
      <UnsavedGuard when={dirty.size > 0} />
      <Link href="/words?tab=texts">
        <FormattedMessage {...messages.overview} />
      </Link>
      {texts.isPending && <Skeleton ratio="16/9" width="1/2" />}
      {texts.isError && <Failure error={texts.error} onRetry={() => void texts.refetch()} />}
      {texts.data && list.length === 0 && (
        <EmptyState>
          <FormattedMessage {...messages.noText} />
        </EmptyState>
      )}
      {list.map((text) => (
        <TranslateText key={text.id} {...{ kind, language, text }} onDirtyChange={onDirtyChange} />
      ))}
      {texts.hasNextPage && (
        <Button pending={texts.isFetchingNextPage} onClick={() => void texts.fetchNextPage()}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Stack>
  );
}
