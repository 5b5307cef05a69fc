import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What happened to the submissions that a phone tried to send. */
interface LineCounts {
  tries: number;
  requestsDropped: number;
  answersDropped: number;
}

interface BadLine {
  address: string;
  counts: LineCounts;
  close(): void;
}

interface BadLineOptions {
  /** Of a hundred submissions, so many never get to the school. */
  requestsDroppedPercent: number;
  /** Of those that get there, the school's answer is lost for so many in a hundred. */
  answersDroppedPercent: number;
  /** Each way, at least and at most. */
  latencyMs: [number, number];
  /** What becomes of an answer on its way, by the path that was asked for. */
  change?: (path: string, body: string) => string;
}

/** What is changed on its way has to come as it is, and not as "unchanged". */
const WHOLE = { 'accept-encoding': 'identity', 'if-none-match': '' };

/**
 * A line between browser and school that loses submissions on their way there and answers on their way back.
 * `target` is asked at each request: the school starts after the line, because it has to know the line's address.
 */
export async function openBadLine(
  target: () => string,
  { requestsDroppedPercent, answersDroppedPercent, latencyMs, change }: BadLineOptions,
): Promise<BadLine> {
  const counts: LineCounts = { tries: 0, requestsDropped: 0, answersDropped: 0 };
  const [least, most] = latencyMs;
  const latency = () => pause(least + Math.random() * (most - least));
  const happens = (percent: number) => Math.random() * 100 < percent;

  const line = createServer(async (asked, answer) => {
    const isSubmission = asked.method === 'POST';
    if (isSubmission) counts.tries++;
    await latency();
    if (isSubmission && happens(requestsDroppedPercent)) {
      counts.requestsDropped++;
      asked.socket.destroy();
      return;
    }
    const { hostname, port } = new URL(target());
    const { method, url: path } = asked;
    const headers = { ...asked.headers, ...(change && WHOLE) };
    const forwarded = send({ hostname, port, method, path, headers }, async (received) => {
      const chunks: Buffer[] = [];
      for await (const chunk of received) chunks.push(chunk);
      await latency();
      if (isSubmission && happens(answersDroppedPercent)) {
        counts.answersDropped++;
        asked.socket.destroy();
        return;
      }
      const { 'content-length': _length, ...kept } = received.headers;
      answer.writeHead(received.statusCode ?? 502, kept);
      const body = Buffer.concat(chunks);
      answer.end(change ? change(path ?? '', body.toString()) : body);
    });
    forwarded.on('error', () => asked.socket.destroy());
    asked.on('error', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    counts,
    close() {
      line.close();
      line.closeAllConnections();
    },
  };
}
