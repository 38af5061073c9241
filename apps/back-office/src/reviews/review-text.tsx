import type { OperatorReview } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import * as page from '../shared/page.css';
import { Pictures } from '../shared/pictures';
import { messages } from './messages';

/** What a shopper wrote, with pictures and the answer. */
export function ReviewText({ review }: { review: OperatorReview }) {
  const { comment, pictures, reply, hideReason } = review;
  return (
    <Stack gap="sm">
      {comment && <bdi className={page.anyText}>{comment}</bdi>}
      <Pictures pictures={pictures} />
      {reply && (
        <Card variant="sunken" padding="sm">
          <Stack gap="xs">
            <Text size="sm" weight="medium">
              <FormattedMessage {...messages.answeredBy} />
            </Text>
            <bdi className={page.anyText}>{reply}</bdi>
          </Stack>
        </Card>
      )}
      {hideReason && (
        <Text size="sm" color="muted" className={page.anyText}>
          <FormattedMessage {...messages.hideReason} values={{ reason: hideReason }} />
        </Text>
      )}
    </Stack>
  );
}
