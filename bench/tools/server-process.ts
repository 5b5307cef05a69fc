import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What the process has used so far; the kernel counts in hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function runOn(file: string, statement: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(statement);
  database.close();
}

export function readOn(file: string, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
}
