import { createHash } from 'node:crypto';
import type { Source } from './changes/change-log';
import { compressedForAll } from './compress';
import { dataScriptsToJson } from './render/data-script';
import type { OwnSources } from './security-headers';
import type { Bodies } from './send-body';

/** A page that is the same for every guest, ready to send. */
export interface SharedPage {
  etag: string;
  /** Its content security policy. */
  policy: string;
  bodies: Bodies;
  /** What it was made from. */
  sources: readonly Source[];
  /** Total size in bytes, all encodings included. */
  bytes: number;
}

/** The times at which a page's data were requested, which differ between storefronts with the same data. */
const times = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Makes a page that was rendered for one request shareable: a nonce is for single use, so each inline script
 * that has it is allowed by its hash instead, and the nonce is removed. Injected scripts never had the nonce,
 * so they get no hash. Style elements that libraries insert later have a separate nonce, which allows no
 * scripts. It and the ETag follow from the content, so that they are the same in every storefront: a browser
 * whose page one storefront confirms (304) has the policy of that response.
 */
export async function toSharedPage(
  html: string,
  nonce: string,
  policyOf: (sources: OwnSources) => string,
  sources: readonly Source[],
): Promise<SharedPage> {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const page = dataScriptsToJson(html, nonce);
  for (const [, attributes = '', script = ''] of page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g))
    if (attributes.includes(mark) && script) hashes.add(`'sha256-${sha256(script)}'`);
  const content = sha256(page.replaceAll(mark, '').replace(times, ''));
  const styleNonce = sha256(`style ${content}`).slice(0, 22);
  const text = page
    .replace(`"csp-nonce"${mark}`, `"csp-nonce" nonce="${styleNonce}"`)
    .replaceAll(mark, '');
  const plain = Buffer.from(text);
  const { br, gzip } = await compressedForAll(plain);
  return {
    etag: `W/"${content.slice(0, 22)}"`,
    policy: policyOf({
      scripts: ["'self'", ...hashes].join(' '),
      styles: `'nonce-${styleNonce}'`,
    }),
    bodies: { plain, br, gzip },
    sources,
    bytes: plain.length + br.length + gzip.length,
  };
}
