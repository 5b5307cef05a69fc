import pino, { type Logger } from 'pino';

export type Log = Logger;

/** One JSON object a line on standard output. Callers pass facts about requests, never what people typed. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.answers', '*.body', '*.email', '*.phone', 'headers', '*.headers'],
  });
}

/** The stack goes to the log; the message may quote what was typed, so it does not. */
export function logUnexpected(log: Log, error: unknown): void {
  if (!(error instanceof Error)) {
    log.error('something that is no Error was thrown');
    return;
  }
  const { code, errcode } = error as { code?: string; errcode?: number };
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  log.error({ error: error.name, code, errcode, stack }, 'unexpected error');
}
