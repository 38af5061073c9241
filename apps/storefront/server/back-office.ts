import { backOffice, type Host } from '@vermilion/back-office/server';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './limits';
import { receiving } from './receive-body';
import { sendPayload } from './relay-call';
import { createNonce } from './security-headers';
import type { Theme } from './theme';
import { sending } from './visits';

export interface BackOfficeSettings {
  /** The folder of its built files. */
  folder: string;
  /** The folder with the files of other builds. */
  kept?: string | undefined;
  /** Its own origin, if it has one. */
  origin?: string | undefined;
}

interface Site {
  apiBase: string;
  theme: Theme;
  limits: Limits;
}

/** The facts of a request, with the back office's own origin where it was asked for by that. */
const factsAt = (own: string | undefined) => (request: FastifyRequest) => {
  const context = request.visitContext;
  if (!own || request.headers.host !== new URL(own).host) return context;
  return { ...context, origin: own, secure: own.startsWith('https:') };
};

/** The back office beside the mall's pages. */
export function addBackOffice(
  mall: FastifyInstance,
  { folder, kept, origin }: BackOfficeSettings,
  { apiBase, theme, limits }: Site,
) {
  const host: Host = { factsOf: factsAt(origin), receiving, sending, sendPayload, createNonce };
  const { brand, colorMode, tags } = theme;
  void mall.register((office) =>
    backOffice(office, {
      apiUrl: apiBase,
      folder,
      kept,
      ownOrigin: origin,
      theme: { attributes: { ...themeAttributes({ brand, colorMode }) }, tags },
      limits,
      host,
    }),
  );
}
