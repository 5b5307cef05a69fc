import { connect, type Socket } from 'node:net';
import type { Check } from '../metrics/checks.server.ts';
import { countScan } from '../metrics/school-metrics.server.ts';

/** `unknown` when nobody could say: no scanner is set, it does not answer, or it cannot judge this file. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown';
export type Scan = (bytes: Uint8Array) => Promise<ScanVerdict>;

interface VirusScanner {
  scan: Scan;
  /** Undefined where no scanner is set. */
  check: Check | undefined;
}

const TIMEOUT_MS = 8000;
const CHECK_TIMEOUT_MS = 3000;
/** Far below what the daemon takes in one piece. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Asks the antivirus daemon, clamd, at `host:port` or at the path of its socket; without one every answer is
 * `unknown`.
 */
export function openVirusScanner(host: string | undefined, timeoutMs = TIMEOUT_MS): VirusScanner {
  if (!host) return { scan: async () => 'unknown', check: undefined };
  return {
    async scan(bytes) {
      const answer = await ask(host, timeoutMs, (socket) => sendStream(socket, bytes)).catch(
        () => '',
      );
      const verdict = verdictIn(answer);
      countScan(verdict);
      return verdict;
    },
    async check() {
      const timeout = Math.min(timeoutMs, CHECK_TIMEOUT_MS);
      const answer = await ask(host, timeout, (socket) => void socket.write('zPING\0'));
      if (answer !== 'PONG\0') throw new Error('It does not answer as a virus scanner does');
    },
  };
}

/** One connection, one question, one answer: what the daemon has said once it hangs up. */
function ask(host: string, timeoutMs: number, question: (socket: Socket) => void): Promise<string> {
  const socket = connect(addressOf(host));
  return new Promise<string>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('No answer in time')), timeoutMs);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timeout);
      resolve(heard);
    });
    question(socket);
  }).finally(() => socket.destroy());
}

function addressOf(host: string): { path: string } | { host: string; port: number } {
  if (host.startsWith('/')) return { path: host };
  const colon = host.lastIndexOf(':');
  return {
    host: host.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(host.slice(colon + 1)),
  };
}

/** clamd's INSTREAM: the command, chunks that begin with their length, an empty chunk. */
function sendStream(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
}

/** `stream: OK` or `stream: NAME FOUND`; anything else, such as an error, says nothing about the file. */
function verdictIn(answer: string): ScanVerdict {
  if (/^stream: OK\0/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND\0/.test(answer)) return 'infected';
  return 'unknown';
}
