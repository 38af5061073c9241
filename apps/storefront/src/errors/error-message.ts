import { MallError } from '@vermilion/api-client';
import { ShopperError, shopperMessage } from '@vermilion/mall-components/error';
import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';
import { ChunkLoadError, SearchLoadError } from '../browser/chunk-guard';

const messages = defineMessages({
  validation: {
    id: 'page.error.validation',
    defaultMessage: 'Parameter check failed',
  },
  forbidden: { id: 'page.error.forbidden', defaultMessage: 'No permission' },
  notFound: { id: 'page.error.notFound', defaultMessage: 'No data found' },
  exception: { id: 'page.error.exception', defaultMessage: 'System exception' },
  system: { id: 'page.error.system', defaultMessage: 'System error' },
  session: { id: 'page.error.session', defaultMessage: 'Please sign in' },
  transport: {
    id: 'page.error.transport',
    defaultMessage: 'We could not reach the mall. Check your connection and try again.',
  },
});

const { reference } = defineMessages<{ reference: { text: string; id: string } }>({
  reference: { id: 'page.error.reference', defaultMessage: '{text} Reference: {id}' },
});

/** Offline, a search would never load. */
export const { searchOffline } = defineMessages({
  searchOffline: {
    id: 'page.searchOffline',
    defaultMessage:
      'You are offline. Your search is kept here: try again once you are back online.',
  },
});

/** The original API error behind an error, unwrapped from one with a translated message. */
export function apiErrorOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const isWorded = cause instanceof MallError || cause instanceof ChunkLoadError;
  return isWorded ? cause : error;
}

/** The mall did not respond, so a retry may succeed. */
export const isNetworkError = (error: unknown) =>
  error instanceof ChunkLoadError ||
  (error instanceof MallError && ['transport', 'timeout', 'http'].includes(error.kind));

function fallback(error: MallError) {
  const { kind, code } = error;
  if (kind === 'validation' || kind === 'forbidden' || kind === 'notFound') return messages[kind];
  if (kind === 'session') return messages.session;
  if (isNetworkError(error)) return messages.transport;
  return code === 500 ? messages.exception : messages.system;
}

/**
 * Adds the id of the request to the text of a failure that is no refusal by a rule: whoever asks for help can name it, and
 * it is in the logs.
 */
export function withReference(text: string, error: MallError, intl: IntlShape): string {
  const { kind, code, reason, requestId: id } = error;
  const isFault = kind === 'http' || kind === 'unreadable' || (kind === 'business' && code === 500);
  return isFault && !reason && id ? intl.formatMessage(reference, { text, id }) : text;
}

/**
 * The message for a failure: the server's own, or one by its kind and code. Undefined for a call that was
 * aborted because the visitor navigated away.
 */
export function errorMessage(error: unknown, intl: IntlShape): string | undefined {
  if (error instanceof ShopperError) return shopperMessage(error);
  if (error instanceof SearchLoadError) return intl.formatMessage(searchOffline);
  if (error instanceof ChunkLoadError) return intl.formatMessage(messages.transport);
  if (!(error instanceof MallError)) return intl.formatMessage(messages.system);
  if (error.kind === 'aborted') return undefined;
  return withReference(error.serverMessage ?? intl.formatMessage(fallback(error)), error, intl);
}
