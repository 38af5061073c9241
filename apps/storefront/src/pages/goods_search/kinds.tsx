import { Inline } from '@vermilion/design-system/inline';
import { LinkBase } from '@vermilion/design-system/link';
import { Tag } from '@vermilion/design-system/tag';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { SearchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { COUNT_LIMIT } from '../../shared/count-limit';
import { messages } from './messages';

/** Switch between goods and shops for the same keywords, with counts where known. */
export function Kinds({ search, goods, shops }: { search: SearchParams } & Counts) {
  const intl = useIntl();
  const { title, cid } = search;
  const counts = { goods, shops };
  return (
    <Inline asChild gap="xs">
      <nav aria-label={intl.formatMessage(messages.kinds)}>
        {(['goods', 'shops'] as const).map((kind) => (
          <Tag key={kind} asChild aria-current={search.show === kind ? 'true' : undefined}>
            <LinkBase href={paths.search({ title, cid, show: kind })}>
              <FormattedMessage {...messages[kind]} /> <Count of={counts[kind]} />
            </LinkBase>
          </Tag>
        ))}
      </nav>
    </Inline>
  );
}

interface Counts {
  goods: number | undefined;
  shops: number | undefined;
}

const Count = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : (
    <>
      <FormattedNumber value={Math.min(of, COUNT_LIMIT)} />
      {of > COUNT_LIMIT && '+'}
    </>
  );
