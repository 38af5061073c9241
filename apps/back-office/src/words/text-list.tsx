import { useInfiniteQuery } from '@tanstack/react-query';
import type { TextKind } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Link } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage } from 'react-intl';
import type { TextLanguage } from '../records/languages';
import { Failure } from '../shared/failure';
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
  const list = texts.data?.pages.flatMap((part) => part.list) ?? [];
  return (
    <Stack>
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
        <TranslateText key={text.id} kind={kind} language={language} text={text} />
      ))}
      {texts.hasNextPage && (
        <Button pending={texts.isFetchingNextPage} onClick={() => void texts.fetchNextPage()}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Stack>
  );
}
