import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A server on a free local port, and connections to it. */
export async function openServer(
  listener: RequestListener,
  set: (server: Server) => void = () => {},
) {
  const server = createServer(listener);
  set(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    server,
    /** Opens a connection, which reads nothing before something listens to its data. */
    async connect() {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket.on('error', () => {}));
      await once(socket, 'connect');
      return socket;
    },
    close() {
      sockets.forEach((socket) => socket.destroy());
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The bytes of a request. */
export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Everything that arrives until the connection closes. */
export async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
  await once(socket, 'close');
  return text;
}
