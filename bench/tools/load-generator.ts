import { connect } from 'node:net';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

/**
 * Families who press Submit all at once: so many connections, each sending its next application when the last one
 * is acknowledged. Runs in its own process, on bare sockets with requests made beforehand, so that it costs little
 * of the machine that it measures. Prints one JSON object.
 */
export interface LoadReport {
  seconds: number;
  /** Milliseconds from a request's first byte to the end of its answer. */
  latencies: number[];
  /** Of one core. */
  cpuShare: number;
}

async function sendApplications(
  port: number,
  connections: number,
  seconds: number,
): Promise<LoadReport> {
  const latencies: number[] = [];
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => keepSending(port, endsAt, latencies)),
  );
  const spent = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: spent / 1000, latencies, cpuShare: (user + system) / 1000 / spent };
}

function keepSending(port: number, endsAt: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let sentAt = 0;
    let answer = '';
    const send = () => {
      answer = '';
      sentAt = performance.now();
      socket.write(newRequest());
    };
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    // Says nothing where it comes after the last answer: the promise is settled then.
    socket.on('close', () => reject(new Error('The connection was closed without an answer')));
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (!isWhole(answer)) return;
      if (!answer.startsWith('HTTP/1.1 201')) {
        reject(new Error(`Not stored: ${answer.slice(0, 300)}`));
        return;
      }
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < endsAt) send();
      else {
        resolve();
        socket.end();
      }
    });
  });
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return length ? answer.length >= headEnd + 4 + Number(length) : answer.endsWith('\r\n0\r\n\r\n');
}

/** Each application has a key and a phone number of its own; their length never changes. */
let count = 0;
const STAND_IN = '+260 97 000 0000';
const body = JSON.stringify({ ...sampleAnswers, parent1Phone: STAND_IN });
const [before = '', after = ''] = body.split(STAND_IN);
const head = [
  'POST /api/enrollment-applications HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  'Idempotency-Key: ',
].join('\r\n');

function newRequest(): string {
  count++;
  const phone = String(count).padStart(STAND_IN.length, '0');
  return `${head}${crypto.randomUUID()}\r\n\r\n${before}${phone}${after}`;
}

if (import.meta.main) {
  const [port = '', connections = '', seconds = ''] = process.argv.slice(2);
  const report = await sendApplications(Number(port), Number(connections), Number(seconds));
  process.stdout.write(JSON.stringify(report));
}
