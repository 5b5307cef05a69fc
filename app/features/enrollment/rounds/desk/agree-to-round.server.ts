import { refuse } from '#desk/record/desk-answer.server.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { sealOf } from '../draw.server.ts';
import { faultsOfDays } from '../round-days.ts';
import { writeRound } from '../rounds.server.ts';
import { giveTickets } from '../tickets.server.ts';
import { NO_ROUND, type RoundChanged, type RoundWork } from './change-round.server.ts';
import { notFree } from './prepare-round.server.ts';
import { newSecret } from './secret-words.server.ts';

/** The office says yes: from its first day the round is open. Six words are locked away, and every child has a ticket. */
export async function agreeToRound({
  transaction,
  staff,
  round,
  content,
  now,
}: RoundWork): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  if (round.agreedAt) return refuse('The office has said yes to this round already.');
  const [fault] = faultsOfDays(round, { now, calendar: content.calendar });
  if (fault) return refuse(`${fault.message}. Change the days first.`);
  const missing = await notFree(transaction, content, round.year, round.places, now);
  if (missing) return refuse(`${missing.detail}.`);
  const secret = newSecret();
  const set = {
    agreed_at: now.toISOString(),
    agreed_by: staff.email,
    secret,
    seal: sealOf(secret),
    criteria: JSON.stringify(criteriaOf(content.enrollment)),
  };
  await writeRound(transaction, round, set);
  await giveTickets(transaction, round);
  return { did: `agreed: it opens on ${dayMonthYear(round.opensOn)}` };
}
