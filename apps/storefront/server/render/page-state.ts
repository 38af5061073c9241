import type { ErrorResponse, StaticHandlerContext } from 'react-router-dom';
import type { PageResult } from '../../src/routing/page-result';
import { scriptJson } from './query-scripts';

/** The static handler's result as the result of the page. */
export function toPageResult({ matches, errors, actionData }: StaticHandlerContext): PageResult {
  const { id } = matches.at(-1)?.route ?? {};
  return {
    ...(errors && { error: Object.values(errors)[0], isBare: 'root' in errors }),
    actionData: id && actionData?.[id],
  };
}

/** What a visitor may know of an error. */
function shown(error: unknown) {
  const { status, data } = error as ErrorResponse;
  return data ? { status, data } : { status };
}

/**
 * The element that carries the page state that the browser cannot know; see `readPageState`. It has the location
 * where the address bar's cannot be read.
 */
export function pageState(
  { location }: StaticHandlerContext,
  { error, isBare, actionData }: PageResult,
  isMalformed: boolean,
): string {
  const state = {
    ...(isMalformed && { location }),
    ...(error !== undefined && { error: shown(error), isBare }),
    actionData,
  };
  return `<script type="application/json" id="page-state">${scriptJson(state)}</script>`;
}
