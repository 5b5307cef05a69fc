import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/**
 * The harmless file that every antivirus program takes for a virus (eicar.org), put together here so that this file
 * is none.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

export interface ClamdStub {
  /** For `CLAMD_HOST`. */
  host: string;
  /** How many files it has looked at. */
  scans(): number;
  stop(): Promise<void>;
}

const PING = Buffer.from('zPING\0');

/** Of a file that holds this, the stub answers what clamd says when it cannot read a file. */
export const NOT_TO_BE_JUDGED = 'not to be judged';

/** Speaks clamd's INSTREAM and PING, at a port or at the path of a socket; `silent` takes everything and never answers. */
export async function startClamdStub({
  silent = false,
  at = 0 as number | string,
} = {}): Promise<ClamdStub> {
  let scans = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (silent) return;
      if (received.equals(PING)) return void socket.end('PONG\0');
      const content = contentOf(received);
      if (content === undefined) return;
      scans++;
      if (content.includes(NOT_TO_BE_JUDGED)) return void socket.end("Can't read file ERROR\0");
      const isInfected = content.includes(EICAR);
      socket.end(isInfected ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => {
    if (typeof at === 'string') server.listen(at, resolve);
    else server.listen(at, '127.0.0.1', resolve);
  });
  return {
    host: typeof at === 'string' ? at : `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scans: () => scans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** What the chunks hold, once the empty one has come. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return undefined;
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}
