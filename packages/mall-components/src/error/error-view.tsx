import { Button } from '@vermilion/design-system/button';
import { Container } from '@vermilion/design-system/container';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { Drawing, type DrawingName } from '../drawing';
import { messages as common } from '../internal/messages';
import { type ActionResult, usePending } from '../internal/use-pending';
import * as styles from './error-view.css';
import { messages } from './messages';
import { referenceMessage } from './reference-message';

export interface ErrorViewProps {
  /** HTTP status of the page, or `offline` when the server could not be reached. */
  status: number | 'offline';
  /** The server's message in the shopper's language; replaces the default text. */
  message?: string;
  /** Id of the failed request, by which the mall finds it in its logs; shown where the mall is at fault. */
  reference?: string;
  homeHref: string;
  /** Sign-in link, shown for status 401. */
  signInHref?: string;
  /** Retry button, shown where it may help: for status 500 and offline. */
  onRetry?: () => ActionResult;
}

interface Kind {
  drawing: DrawingName;
  title: (typeof messages)[keyof typeof messages];
  detail: (typeof messages)[keyof typeof messages];
  retry?: boolean;
}
const { notFound, notFoundDetail, unauthorized, unauthorizedDetail } = messages;
const { forbidden, forbiddenDetail, broken, brokenDetail } = messages;
const { offline, offlineDetail, bad, badDetail } = messages;

const kinds: Record<string, Kind> = {
  401: { drawing: 'lock', title: unauthorized, detail: unauthorizedDetail },
  403: { drawing: 'lock', title: forbidden, detail: forbiddenDetail },
  404: { drawing: 'signpost', title: notFound, detail: notFoundDetail },
  offline: { drawing: 'plug', title: offline, detail: offlineDetail, retry: true },
  server: { drawing: 'spill', title: broken, detail: brokenDetail, retry: true },
  other: { drawing: 'signpost', title: bad, detail: badDetail },
};

/** The kind of a status: statuses of one kind share text and illustration. */
export function kindOf(status: ErrorViewProps['status']) {
  const own = kinds[status];
  if (own) return own;
  return (typeof status === 'number' && status >= 500 ? kinds.server : kinds.other) as Kind; // both keys are defined above
}

/** An error page: what happened, and where to go next. */
export function ErrorView({
  status,
  message,
  reference,
  homeHref,
  signInHref,
  onRetry,
}: ErrorViewProps) {
  const [pending, retry] = usePending(onRetry);
  const kind = kindOf(status);
  return (
    <Container data-component="error-view" className={styles.view}>
      <div className={styles.drawing}>
        <Drawing name={kind.drawing} />
      </div>
      {typeof status === 'number' && (
        <Text size="sm" color="subtle" tabular>
          {status}
        </Text>
      )}
      <Heading level={1}>
        <FormattedMessage {...kind.title} />
      </Heading>
      <Text color="muted" size="md">
        {message ?? <FormattedMessage {...kind.detail} />}
      </Text>
      {kind === kinds.server && reference && (
        <Text size="sm" color="subtle">
          <span className={styles.reference}>
            <FormattedMessage {...referenceMessage} values={{ reference }} />
          </span>
        </Text>
      )}
      <div className={styles.actions}>
        {status === 401 && signInHref && (
          <Button variant="primary" asChild>
            <LinkBase href={signInHref}>
              <FormattedMessage {...messages.signIn} />
            </LinkBase>
          </Button>
        )}
        {kind.retry && onRetry && (
          <Button variant="primary" pending={pending} onClick={() => void retry()}>
            <FormattedMessage {...common.retry} />
          </Button>
        )}
        <Button variant="secondary" asChild>
          <LinkBase href={homeHref}>
            <FormattedMessage {...messages.home} />
          </LinkBase>
        </Button>
      </div>
    </Container>
  );
}
