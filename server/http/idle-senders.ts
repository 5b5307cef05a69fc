import type { Server } from 'node:http';

const IDLE_TIMEOUT_MS = 60_000;

/**
 * Ends the connection of a request whose body stops arriving: after so long without a byte nobody is there any more,
 * or somebody means to hold it. A slow line that goes on has the five minutes that Node gives a whole request.
 */
export function endIdleSenders(server: Server, timeoutMs = IDLE_TIMEOUT_MS): void {
  server.on('request', (request) => {
    const { headers, socket } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    socket.setTimeout(timeoutMs);
    request.once('end', () => socket.setTimeout(0));
  });
}
