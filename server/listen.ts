import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CannotStart } from '#lib/env.server.ts';

/** Resolves when it listens; rejects with `CannotStart` where the address cannot be had. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(cannotListen(error, port, host));
    });
    server.listen(port, host, resolve);
  });
}

function cannotListen(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is already in use; stop the program that uses it or set PORT to another number.`,
      );
    case 'EACCES':
      return new CannotStart(`Port ${port} needs more rights; set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/** Where a browser on this machine opens it. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Lets answers under way finish. Connections that wait for nothing, also those that a browser opened in advance and
 * never used, are closed at once; all others after ten seconds.
 */
export function watchConnections(server: Server): () => Promise<void> {
  /** Each connection with its newest answer. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;
  const endAfter = (response: ServerResponse, socket: Socket) =>
    response.once('close', () => socket.destroySoon());
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    connections.set(socket, response);
    if (!isClosing) return;
    response.setHeader('Connection', 'close');
    endAfter(response, socket);
  });
  return () => {
    isClosing = true;
    const timeout = setTimeout(() => server.closeAllConnections(), 10_000);
    return new Promise((resolve) => {
      server.close(() => {
        clearTimeout(timeout);
        resolve();
      });
      for (const [socket, response] of connections) {
        if (!response || response.writableFinished) socket.destroy();
        else endAfter(response, socket);
      }
    });
  };
}
