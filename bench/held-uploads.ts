import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import { INSPECTED } from './tools/inspector.ts';
import { memoryInUse } from './tools/memory-in-use.ts';
import { note, printTable, verdict, whole } from './tools/table.ts';

const UPLOADS = 150;
const BYTES = 5 * 1024 * 1024;
const MOST_MEGABYTES = 150;
const ENDS_AFTER_S = 60;
/** For a machine that does something else meanwhile. */
const TO_SPARE_S = 5;

/** Uploads that are sent but for their last byte and then held: what they cost, and when they end. */
export async function measureHeldUploads(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'silent', ...INSPECTED });
  try {
    for (let count = 0; count < 20; count++) await sendOne(school);
    await memoryInUse(school);
    const before = residentMegabytes(school);
    const port = Number(new URL(school.address).port);
    const held = await Promise.all(Array.from({ length: UPLOADS }, () => hold(port)));
    await pause(2000);
    const during = residentMegabytes(school);
    const isTaking = (await sendOne(school)).status === 201;
    const lasted = await Promise.all(held.map(({ ended }) => ended));
    const seconds = Math.max(...lasted) / 1000;
    printTable(
      `${UPLOADS} uploads of ${whole(BYTES)} bytes, held before their last byte`,
      ['', 'measured'],
      [
        ['memory of the process before', `${whole(before)} MB`],
        ['and with them', `${whole(during)} MB`],
        ['another application meanwhile', isTaking ? 'taken' : 'refused'],
        ['the last one ended after', `${whole(seconds)} s`],
      ],
    );
    const isCheap = during - before < MOST_MEGABYTES;
    const isEnded = seconds < ENDS_AFTER_S + TO_SPARE_S;
    note(
      `Target less than ${MOST_MEGABYTES} MB: ${verdict(isCheap)}. Ended after ${ENDS_AFTER_S} s: ${verdict(isEnded)}.`,
    );
  } finally {
    await school.remove();
  }
}

function sendOne(school: RunningSchool): Promise<Response> {
  return sendJobApplication(school.address, samplePdf());
}

interface Held {
  /** Milliseconds from the last byte that was sent to the end of the connection. */
  ended: Promise<number>;
}

/** Resolves once everything but the last byte is on its way. */
async function hold(port: number): Promise<Held> {
  const socket = connect(port, '127.0.0.1');
  // Whichever way it is ended.
  socket.on('error', () => undefined).resume();
  const head = [
    'POST /api/job-applications HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${BYTES}`,
  ].join('\r\n');
  const body = Buffer.alloc(BYTES - 1, 'a');
  await new Promise<void>((resolve) =>
    socket.write(`${head}\r\n\r\n`, () => socket.write(body, () => resolve())),
  );
  const sentAt = performance.now();
  const ended = new Promise<number>((resolve) =>
    socket.on('close', () => resolve(performance.now() - sentAt)),
  );
  return { ended };
}

function residentMegabytes({ pid }: RunningSchool): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
