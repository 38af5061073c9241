import type { StaticHandlerContext } from 'react-router-dom';
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
    ...(error !== undefined && { error: { status: (error as { status: number }).status }, isBare }),
    actionData,
  };
  return `<script type="application/json" id="page-state">${scriptJson(state)}</script>`;
}
