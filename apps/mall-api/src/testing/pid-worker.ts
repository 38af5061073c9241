/** For tests of worker pools: the id of the process that carries out the task. */
export default async function pidOf(_input: undefined): Promise<number> {
  return process.pid;
}
