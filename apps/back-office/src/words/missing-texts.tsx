import { useQuery } from '@tanstack/react-query';
import type { MissingTexts as Missing } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { messages as shared } from '../shared/messages';
import { textLanguages } from '../shared/text-languages';
import { useClients } from '../wire/clients-context';
import { kindNames, labels, messages } from './messages';
import { missingQuery } from './queries';

const hrefOf = ({ kind, language }: Missing) =>
  `/words?tab=texts&kind=${kind}&language=${language}`;
const nameOf = (language: string) =>
  textLanguages.find((one) => one.language === language)?.name ?? language;

/** How many texts lack a translation, most first, each a link to them. */
export function MissingTexts() {
  const intl = useIntl();
  const missing = useQuery(missingQuery(useClients()));
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const rows = [...(missing.data ?? [])]
    .filter(({ texts }) => texts > 0)
    .sort((one, other) => other.missing - one.missing);
  return (
    <ListTable
      name="missing-texts"
      caption={text('texts')}
      captionHidden
      columns={[
        {
          id: 'kind',
          header: text('kind'),
          cell: ({ kind }) => <FormattedMessage {...kindNames[kind]} />,
        },
        {
          id: 'language',
          header: text('language'),
          cell: ({ language }) => <bdi lang={language}>{nameOf(language)}</bdi>,
        },
        {
          id: 'missing',
          header: text('missing'),
          kind: 'number',
          cell: ({ missing: count }) => (
            <Badge tone={count > 0 ? 'caution' : 'positive'}>
              <FormattedNumber value={count} />
            </Badge>
          ),
        },
        {
          id: 'all',
          from: 'sm',
          header: text('all'),
          kind: 'number',
          cell: ({ texts }) => <FormattedNumber value={texts} />,
        },
      ]}
      rows={rows}
      rowKey={({ kind, language }) => `${kind} ${language}`}
      rowHref={hrefOf}
      density="dense"
      pending={missing.isPending}
      pendingLabel={intl.formatMessage(shared.loading)}
      failed={
        missing.isError ? (
          <Failure error={missing.error} onRetry={() => void missing.refetch()} />
        ) : undefined
      }
      empty={
        <EmptyState>
          <FormattedMessage {...messages.complete} />
        </EmptyState>
      }
    />
  );
}
