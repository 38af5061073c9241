import type { AddressInfo } from 'node:net';
import { mockHandlers } from './mock/mock-handlers';
import { readOptions, USAGE } from './mock/options';
import { createMockServer } from './mock/serve';
import { UsageError } from './mock/usage-error';

try {
  const { port, host, help, ...options } = readOptions(process.argv.slice(2));
  if (help) console.log(USAGE);
  else {
    // Only matched against, whatever name the server is called by
    const base = 'http://mall-mock';
    const server = createMockServer(mockHandlers({ ...options, baseUrl: base }), base);
    server.on('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      console.error(taken ? `Port ${port} is taken. Choose another: --port` : error.message);
      process.exitCode = 1;
    });
    server.listen(port, host, () => {
      const { port: opened } = server.address() as AddressInfo;
      console.log(`The mock answers on port ${opened}.`);
    });
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
