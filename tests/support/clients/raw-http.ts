import { connect, type Socket } from 'node:net';

/** Writes `text` to the server as it is and resolves with everything that comes back until the server closes. */
export function exchange(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(address);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
    socket.write(text);
  });
}

export function open(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname);
}

/** Sends the head of a request that asks to go on, and resolves once the server has it and says so. */
export function beginRequest(socket: Socket, line: string, headers: string[]): Promise<void> {
  const head = [
    `${line} HTTP/1.1`,
    'Host: school.test',
    'Expect: 100-continue',
    ...headers,
    '',
    '',
  ];
  return new Promise((resolve) => {
    socket.once('data', () => resolve());
    socket.write(head.join('\r\n'));
  });
}

/** The request line and headers of a raw request that asks the server to close afterwards. */
export function rawRequest(line: string, headers: string[] = [], body = ''): string {
  return [`${line} HTTP/1.1`, 'Host: school.test', ...headers, 'Connection: close', '', body].join(
    '\r\n',
  );
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
