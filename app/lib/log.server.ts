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
