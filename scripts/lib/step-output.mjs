import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage();
const queue = [];

/** Output stream of the current step, or the terminal. */
export const stepOutput = () => current.getStore();

function patch(stream) {
  const write = stream.write.bind(stream);
  stream.write = (chunk, ...rest) => {
    const output = stepOutput();
    if (!output) return write(chunk, ...rest);
    output.write(chunk);
    return true;
  };
  return write;
}

let toTerminal;

/**
 * Keeps the output of concurrent steps together: the oldest running step is shown live, the others
 * when their turn comes.
 */
export async function withOutput(work) {
  toTerminal ??= [process.stdout, process.stderr].map(patch)[0];
  const output = {
    ended: false,
    buffered: [],
    write: (chunk) => (queue[0] === output ? toTerminal(chunk) : output.buffered.push(chunk)),
  };
  queue.push(output);
  try {
    return await current.run(output, work);
  } finally {
    output.ended = true;
    while (queue[0]?.ended) {
      queue.shift();
      queue[0]?.buffered.splice(0).forEach((chunk) => toTerminal(chunk));
    }
  }
}
