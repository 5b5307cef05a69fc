import type { ReadStore } from '#lib/store/store.server.ts';
import {
  type AskedRound,
  findPublishedRound,
  type PublishedRound,
} from '../published-round.server.ts';
import { type PlacesOfRound, stateOf, takesForms } from '../round.ts';
import { findRound } from '../rounds.server.ts';
import { listVoidDraws } from '../void-draws.server.ts';
import { type GradeOfRound, placesOfDraw, type RoundPage } from './round-page.ts';

/** The round of a year as people read it, from the file that everybody may read; undefined where there is no file. */
export async function openRoundPage(
  read: ReadStore,
  { year, draw: number }: AskedRound,
  now: Date,
): Promise<RoundPage | undefined> {
  const found = await findRound(read, year);
  const published = await findPublishedRound(read, { year, draw: number }, now);
  if (!found || !published) return undefined;
  const voided = (await listVoidDraws(read, year)).find((draw) => draw.number === number);
  const round = { ...found, ...voided };
  const { dice, secret } = published;
  return {
    year,
    opensOn: published.opensOn,
    closesAt: published.closesAt,
    drawAt: published.drawAt,
    releaseAt: published.releaseAt,
    criteria: published.criteria,
    seal: published.seal,
    movedBecause: round.movedBecause,
    places: round.places,
    atLastPlace: published.atLastPlace,
    isOpen: takesForms(stateOf(round, now)),
    list: published.listSeal
      ? { seal: published.listSeal, grades: gradesOf(published, round.places) }
      : undefined,
    draw:
      round.drawnAt && dice && secret
        ? { drawnAt: round.drawnAt, dice, secret, witness: round.witnessRole }
        : undefined,
    voided: voided && { number: voided.number, because: voided.because },
    voidDraws: published.voidDraws ?? [],
  };
}

function gradesOf(
  { list = [], order, late = [] }: PublishedRound,
  places: PlacesOfRound,
): GradeOfRound[] {
  const isIn = (grade: string) => (one: { grade: string }) => one.grade === grade;
  const asLine = ({ ticket, group }: { ticket: string; group: number }) => ({ ticket, group });
  return places.map(({ grade, ...counted }) => ({
    grade,
    children: (order ? (order[grade] ?? []) : list.filter(isIn(grade))).map(asLine),
    late: late.filter(isIn(grade)).map(asLine),
    drawn: placesOfDraw(counted),
  }));
}
