import { isRealDate } from '#lib/dates/plain-date.ts';
import { CannotStart } from '#lib/env.server.ts';

/** The moment that `--until` names on Lusaka's clock. Throws `CannotStart` for one that cannot be. */
export function readUntil(typed: string, now: Date): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(typed) ?? [];
  const until = new Date(`${day}T${time}+02:00`);
  if (!isRealDate(day) || Number.isNaN(until.getTime())) {
    throw new CannotStart('--until is a day and a time in Lusaka: --until "2026-11-27 10:15"');
  }
  if (until > now) throw new CannotStart('--until lies ahead: leave it out for the newest copy.');
  return until;
}
