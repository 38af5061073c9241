import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A rendered mail. */
export interface MailSample {
  event: string;
  subject: string;
  html: string;
  text: string;
}

const source = fileURLToPath(new URL('../../packages/mails/src', import.meta.url));

/** Every mail in a language. Bundled first, since the test runner has a meaning of its own for JSX. */
export async function mailSamples(language: string): Promise<MailSample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  try {
    const outfile = join(folder, 'mails.cjs');
    await build({
      stdin: {
        contents: `export * from './samples'; export * from './render-mail';`,
        resolveDir: source,
      },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      outfile,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const { eventNames, sampleMail, renderMail } = createRequire(import.meta.url)(outfile);
    return await Promise.all(
      eventNames.map(async (event: string) => {
        const { subject, html, text } = await renderMail(sampleMail(event, language));
        return { event, subject, html, text };
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
