import { Writable } from 'node:stream';

/**
 * Passes on what is written without waiting for its reader: a slow reader must hold bytes in memory only, not a page
 * that is being rendered or its compressor. `onPart` gets every part.
 */
export const passOn = (to: Writable, onPart: (part: Buffer) => void = () => {}) =>
  new Writable({
    write(part: Buffer, _encoding, done) {
      onPart(part);
      if (!to.destroyed) to.write(part);
      done();
    },
    final(done) {
      if (!to.destroyed) to.end();
      done();
    },
  });
