/** Of the operating system: no room, a disk that fails or is read-only, a network that leads nowhere. */
const systemCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'S3_UNAVAILABLE',
  // Another process has brought the data to a newer version (db/migrate.server.ts).
  'NEWER_DATABASE',
]);
/** SQLite's primary result codes: busy, locked, read-only, input/output error, damaged, full, cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14]);
/** PostgreSQL's classes: connection lost, database gone, out of disk, memory or connections, shut down, I/O. */
const postgresCodes = /^(08|3D|53|57P|58)/;
/** What the PostgreSQL client says without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a store can take nothing at the moment, so that the same request may well succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.has(errcode % 256);
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCodes.test(code))) return true;
  return lostConnection.test(error.message) || isUnavailable(error.cause);
}
