import { connect, type Socket } from 'node:net';

/** `unknown` when nobody could say: no scanner is set, or it does not answer. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown';
export type Scan = (bytes: Uint8Array) => Promise<ScanVerdict>;

const PATIENCE_MS = 8000;
/** Far below what the daemon takes in one piece. */
const CHUNK_BYTES = 256 * 1024;

/** Asks the antivirus daemon at `host:port`; without one every answer is `unknown`. */
export function openVirusScan(host: string | undefined, patienceMs = PATIENCE_MS): Scan {
  if (!host) return async () => 'unknown';
  const [name = '', port] = host.split(':');
  return async (bytes) => {
    const socket = connect(Number(port), name);
    try {
      return verdictIn(await conversation(socket, bytes, patienceMs));
    } catch {
      return 'unknown';
    } finally {
      socket.destroy();
    }
  };
}

/** clamd's INSTREAM: the command, chunks that begin with their length, an empty chunk, one line back. */
function conversation(socket: Socket, bytes: Uint8Array, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('No answer in time')), patienceMs);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(heard);
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
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
