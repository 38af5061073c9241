import { Transform, type Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { logError } from '../log-error';
import { SHELL_END_SCRIPT } from './inline-scripts';

const PATIENCE_MS = 8000;

export interface StreamOptions {
  nonce: string;
  /** The entry script; undefined if it is deferred. */
  entry: string | undefined;
  /** Tags at the start of the head. */
  head: string;
  /** A script with the data of the next part of the page, or an empty string. */
  flushScripts(): string;
  signal: AbortSignal;
  /** Of the request, in the log. */
  requestId?: string | undefined;
  /** A part of the page failed to render on the server; the browser renders it. */
  onError(): void;
  onEnd(): void;
}

/**
 * Inserts the head's tags and the data into the shell. The data comes after the visible content, before the script
 * with which React ends the shell: in the head it would delay the first paint.
 */
function joinShell(html: string, { head, entry, flushScripts }: StreamOptions): string {
  const tags = html.indexOf('<head>') + '<head>'.length;
  const mark = entry === undefined ? `>${SHELL_END_SCRIPT}</script>` : `src="${entry}"`;
  const data = html.lastIndexOf('<script', html.lastIndexOf(mark));
  return html.slice(0, tags) + head + html.slice(tags, data) + flushScripts() + html.slice(data);
}

/** Completes the shell, which is React's first flush, and inserts data scripts before each later one. */
function joinParts(options: StreamOptions): Transform {
  const { flushScripts, onEnd } = options;
  let waiting: Buffer[] = [];
  let first = true;
  let scheduled: NodeJS.Immediate | undefined;
  const emit = (stream: Transform) => {
    clearImmediate(scheduled);
    scheduled = undefined;
    if (waiting.length === 0) return;
    const html = Buffer.concat(waiting);
    waiting = [];
    if (!first) {
      stream.push(Buffer.concat([Buffer.from(flushScripts()), html]));
      return;
    }
    first = false;
    stream.push(joinShell(html.toString(), options));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      // React writes one flush in several chunks within one tick: they must stay together
      scheduled ??= setImmediate(() => emit(this));
      done();
    },
    flush(done) {
      emit(this);
      onEnd();
      done();
    },
  });
}

/** Renders a document. Resolves when its shell is ready; rejects when the shell itself fails. */
export function streamDocument(document: ReactNode, options: StreamOptions) {
  return new Promise<{ pipe(to: Writable): void; abort(): void }>((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('render timeout')), PATIENCE_MS);
    timer.unref();
    const stream = renderToPipeableStream(document, {
      nonce: options.nonce,
      ...(options.entry === undefined
        ? { bootstrapScriptContent: SHELL_END_SCRIPT }
        : { bootstrapModules: [options.entry] }),
      // Ready parts are rendered in place; otherwise only a script could move them there
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () =>
        resolve({
          pipe: (to) => void stream.pipe(joinParts(options)).pipe(to),
          abort: () => stream.abort(),
        }),
      // The timer would keep the rendered page in memory
      onAllReady: () => clearTimeout(timer),
      onShellError: reject,
      onError(error) {
        options.onError();
        if (!options.signal.aborted) logError('render', error, options.requestId);
      },
    });
    options.signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}
