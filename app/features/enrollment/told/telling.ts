import type { DeskRecord } from '../desk/desk-record.ts';
import { bringsLetter } from '../emails/family-letter.ts';
import { notYetToTell } from './told-how.ts';

/**
 * Where no mail tells a family what was decided: whether somebody has told it, it is too early, somebody is to tell it
 * now, or nobody on the form may be told. Undefined where a mail does it, or nothing is to be told.
 */
export type Telling = 'told' | 'notYet' | 'toTell' | 'nobodyToTell';

type Told = Pick<DeskRecord, 'history' | 'status' | 'isMailable' | 'familyPhone' | 'people'>;

export function tellingOf(record: Told, now: Date): Telling | undefined {
  const { history, isMailable, familyPhone, people, status } = record;
  const reached = history.at(-1);
  if (!reached || !bringsLetter(status)) return undefined;
  const { toldHow, isToTell } = reached.facts;
  if (toldHow) return 'told';
  if (!isToTell && reached.mail?.status !== 'dead' && isMailable) return undefined;
  const mayNobodyKnow = people.every(({ mayKnow }) => mayKnow === 'nothing');
  if (!isMailable && familyPhone === '' && mayNobodyKnow) return 'nobodyToTell';
  return notYetToTell(reached, now) ? 'notYet' : 'toTell';
}

/** What is to be done about it before anything else; undefined where nothing is. */
export function headingOf(telling: Telling | undefined): string | undefined {
  if (telling === 'toTell') return 'Tell the family';
  return telling === 'nobodyToTell' ? 'Find out who looks after the child' : undefined;
}
