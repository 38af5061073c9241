import { matchPath, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createRoutes } from '../routes';
import { createSessionEnd } from '../session/session-end';
import * as mall from './mall-pages.stories';
import * as shop from './shop-pages.stories';

const patternsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...patternsOf(children),
  ]);

describe('the stories of the back office', () => {
  it('show every page', () => {
    const shown = [mall, shop]
      .flatMap((module): object[] => Object.values(module))
      .flatMap((story) => ('args' in story && story.args ? [story.args] : []))
      .map((args) => String((args as { path?: string }).path).split('?')[0] ?? '');
    const missing = patternsOf(createRoutes(createSessionEnd())).filter(
      (pattern) => !shown.some((path) => matchPath(pattern, path)),
    );
    expect(missing).toEqual([]);
  });
});
