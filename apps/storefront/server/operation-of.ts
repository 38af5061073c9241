import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the page that a request asks for, once it is known. */
    pageId: string | undefined;
  }
}

const folders: Record<string, string> = {
  assets: 'assets',
  picture: 'pictures',
  'back-office': 'back office',
};

/** The name by which a request is counted and logged: of a limited number, and never a path. */
export function operationOf(request: FastifyRequest): string {
  if (request.apiCall) return request.apiCall.id ?? 'unknown call';
  if (request.pageId) return `page ${request.pageId}`;
  const { url } = request.routeOptions;
  if (url === undefined) return 'unknown';
  // Refused before it was known to be one
  if (url.startsWith('/api/')) return 'unknown call';
  const folder = folders[url.split('/')[1] ?? ''];
  if (folder) return folder;
  // Files of the theme have a route each
  return url === '/*' ? 'page' : /\.\w+$/.test(url) ? 'files' : url;
}

/** What is asked for with every page would hide everything else in the log. */
export const isFile = (operation: string) => operation === 'assets' || operation === 'files';
