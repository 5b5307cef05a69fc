import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import {
  type FormInRound,
  isInTime,
  lineOf,
  oncePerChild,
} from '#features/enrollment/rounds/freeze-list.server.ts';
import { freeTicket } from '#features/enrollment/rounds/tickets.server.ts';
import type { KnownChild } from '../../tests/support/samples/attacks-on-a-round.ts';

const criteria = criteriaOf({});

export const MOST_CHILDREN = 400;
export const CLOSES_AT = '2026-10-30T14:00:00.000Z';

/** Numbers from 0 to 1, the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Children who applied: some twins, some with two forms, some late; who took a form back has none. */
export function madeUpForms(random: () => number): FormInRound[] {
  const forms: FormInRound[] = [];
  const count = 1 + Math.floor(random() * MOST_CHILDREN);
  const grades = ['ece1', 'ece2', 'grade1', 'grade2'] as const;
  const groups = [null, null, null, 'sibling', 'staff'] as const;
  for (let child = 0; child < count; child++) {
    if (random() < 0.05) continue;
    const isLate = random() < 0.1;
    const form: FormInRound = {
      reference: `ENR-2026-${round5(forms.length)}`,
      submitted_at: hourIn(isLate ? '2026-11-1' : '2026-10-1', random),
      applied_on: isLate ? '2026-11-01' : '2026-10-10',
      entered_by: null,
      grade_level: grades[Math.floor(random() * 4)] as (typeof grades)[number],
      lot: `lot${child}`,
      waits_as: groups[Math.floor(random() * 5)] ?? null,
      student_first_name: `Child${child}`,
      student_last_name: 'Banda',
      student_dob: '2020-01-01',
    };
    forms.push(form);
    // Twins have one lot and two names; of a child with two forms one counts.
    if (random() < 0.03)
      forms.push({ ...form, reference: `T${child}`, student_first_name: 'Twin' });
    if (random() < 0.03) forms.push({ ...form, reference: `D${child}`, waits_as: null });
  }
  return forms;
}

const round5 = (number: number) => String(number).padStart(5, '0');

const hourIn = (day: string, random: () => number) =>
  `${day}${Math.floor(random() * 9)}T${String(Math.floor(random() * 24)).padStart(2, '0')}:00:00.000Z`;

/** The children of a round as somebody who knows everything but the tickets knows them, with tickets as the program gives them. */
export function knownChildren(forms: FormInRound[]): KnownChild[] {
  const inTime = forms.filter((form) => isInTime(form, CLOSES_AT));
  const arrived = oncePerChild(
    inTime.toSorted((one, other) => (one.submitted_at < other.submitted_at ? -1 : 1)),
    criteria,
  );
  const tickets = new Map<string, string>();
  for (const { lot } of arrived)
    if (!tickets.has(lot)) tickets.set(lot, freeTicket(new Set(tickets.values())));
  return arrived.map((form) => ({
    ...lineOf(form, tickets, criteria),
    reference: form.reference,
    name: `${form.student_first_name} ${form.student_last_name}`,
    bornOn: form.student_dob,
  }));
}

export function ticketsFor(forms: FormInRound[], random: () => number): Map<string, string> {
  const taken = new Set<string>();
  const tickets = new Map<string, string>();
  for (const { lot } of forms) {
    if (tickets.has(lot)) continue;
    let free: string;
    do free = String(1000 + Math.floor(random() * 9000));
    while (taken.has(free));
    taken.add(free);
    tickets.set(lot, free);
  }
  return tickets;
}

/** Whoever came in time came at another hour and day, before the round closed; who was late stays late. */
export function swapHours(forms: FormInRound[], random: () => number): FormInRound[] {
  return forms.map((form) =>
    isInTime(form, CLOSES_AT)
      ? { ...form, submitted_at: hourIn('2026-10-2', random), applied_on: '2026-10-20' }
      : form,
  );
}
