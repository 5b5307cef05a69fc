import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * One JSON object a line on standard output, or, where that is a terminal, a line that people read. Callers pass facts
 * about requests, never what people typed.
 */
export function createLog(level: string): Log {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.answers', '*.body', '*.email', '*.phone', 'headers', '*.headers'],
  };
  if (!process.stdout.isTTY) return pino(settings);
  return pino(settings, { write: (line) => void process.stdout.write(lineForPeople(line)) });
}

const ERROR = 50;
const WARNING = 40;

/** A line of the log as a person at a terminal reads it; the time is UTC, as in the log. */
export function lineForPeople(line: string): string {
  const { level, time, msg, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const word = Number(level) >= ERROR ? 'error: ' : Number(level) >= WARNING ? 'warning: ' : '';
  const listed = Object.entries(facts).map(([name, value]) => `${name}: ${textOf(value)}`);
  const rest = listed.length > 0 ? ` (${listed.join(', ')})` : '';
  return `${`${String(time).slice(11, 19)} ${word}${msg}${rest}`.replace(/\p{Cc}/gu, '?')}\n`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The stack goes to the log; the message may quote what was typed, so it does not. */
export function logUnexpected(log: Log, error: unknown): void {
  if (!(error instanceof Error)) {
    log.error('something that is no Error was thrown');
    return;
  }
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  log.error({ ...factsOf(error), stack }, 'unexpected error');
}

/** What kind of error it was: its name, and the codes of the system, the database and the bucket (`storeCode`). */
export function factsOf(error: unknown) {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, storeCode } = error as {
    code?: string;
    errcode?: number;
    storeCode?: string;
  };
  return { error: error.name, code, errcode, storeCode };
}
