import { aptInstall, canApt } from './apt.mjs';
import { onPath } from './find-program.mjs';

/** The program that tests alert rules: on the PATH, or installed where that is possible; undefined otherwise. */
export async function providePromtool() {
  const found = onPath(['promtool']);
  if (found || !canApt()) return found;
  return (await aptInstall('prometheus')) ? onPath(['promtool']) : undefined;
}
