import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endIdleSenders } from './idle-senders.ts';

/** Four times the pause of who goes on, so that a machine that is busy with something else makes nobody idle. */
const IDLE_MS = 800;

const server = createServer((request, response) => {
  let size = 0;
  request.on('data', (chunk) => (size += chunk.length));
  // Longer than the timeout: who waits for an answer is not idle.
  request.on('end', () => setTimeout(() => response.end(String(size)), IDLE_MS + 200));
});
let port = 0;

beforeAll(async () => {
  endIdleSenders(server, IDLE_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** Sends a head and then the pieces of a body with a pause before each; what was said until the connection closed. */
async function send(length: number, pieces: string[], pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (data) => (said += data));
  socket.on('error', () => {});
  socket.write(
    `POST / HTTP/1.1\r\nHost: school\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const closed = new Promise((resolve) => socket.on('close', resolve));
  for (const piece of pieces) {
    await pause(pauseMs);
    socket.write(piece);
  }
  await closed;
  return said;
}

test('a body that stops before its last byte ends its connection', async () => {
  const startedAt = performance.now();
  expect(await send(10, ['123456789'], 1)).toBe('');
  expect(performance.now() - startedAt).toBeGreaterThan(IDLE_MS - 10);
});

test('a slow one that goes on is heard out, and its answer waited for', async () => {
  expect(await send(5, ['1', '2', '3', '4', '5'], IDLE_MS / 4)).toMatch(/^HTTP\/1.1 200[\s\S]*5/);
});
