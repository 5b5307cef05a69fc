import fc from 'fast-check';
import * as v from 'valibot';
import { contactMessage } from '#features/contact/contact-message.ts';
import { deliveryDay } from '#features/enrollment/enrollment-years.ts';
import { answerNames } from '#features/enrollment/form/answers.ts';
import { parseApplication } from '#features/enrollment/form/schema.ts';
import { mealPayment } from '#features/meals/meal-payment.ts';
import { subscriptionSchema } from '#features/newsletter/form/schema.ts';
import { formOfKind, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { answersOfRow } from '#features/parent-forms/form-row.server.ts';
import type { ParentFormRow } from '#features/parent-forms/tables.server.ts';
import { answersFrom, namesOf } from '#forms/form-answers.ts';
import { parseForm } from '#forms/parse-form.ts';
import { fixtureContent } from '../fixture-content.ts';
import { type Endpoint, oddBodies } from './odd-bodies.ts';

const AT_ONCE = 20;
/** No question of a message or a payment depends on it. */
const TODAY = '2026-11-21';

interface Thrown {
  sent: number;
  statuses: Map<number, number>;
}

/** Sends so many odd bodies. Throws with the first that is answered with 5xx or not at all. */
export async function throwOddBodies(
  school: { address: string; dataDir: string },
  endpoint: Endpoint,
  count: number,
  seed: number,
): Promise<Thrown> {
  const bodies = fc.sample(oddBodies(endpoint, school), { numRuns: count, seed });
  const statuses = new Map<number, number>();
  const waiting = bodies.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of waiting) {
        const options = { method: 'POST', redirect: 'manual', ...request } as const;
        const answer = await fetch(school.address + endpoint.path, options);
        const text = await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status >= 500) {
          const shown = typeof request.body === 'string' ? request.body : [...request.body];
          throw new Error(
            `${answer.status} at ${endpoint.path} for ${JSON.stringify(shown).slice(0, 2000)}: ${text.slice(0, 300)}`,
          );
        }
      }
    }),
  );
  return { sent: bodies.length, statuses };
}

/** What lies in the store and could not have been entered in the form. */
export async function findRuleBreakers(
  rows: (query: string) => Promise<Record<string, string>[]>,
): Promise<string[]> {
  const applications = await rows('select * from enrollment_applications');
  const messages = await rows('select * from contact_messages');
  const forms = await rows('select * from parent_forms');
  const payments = await rows('select * from meal_payments');
  const subscribers = await rows('select email from subscribers');
  return [
    ...applications.flatMap((row) => {
      const answers = Object.fromEntries(answerNames.map((name) => [name, row[columnOf(name)]]));
      const day = deliveryDay(fixtureContent, row.submitted_at?.slice(0, 10) ?? '');
      const parsed = parseApplication(answers, day);
      return parsed.ok ? [] : [`application: ${parsed.refusal.detail}`];
    }),
    ...messages.flatMap((row) => {
      const parsed = parseForm(contactMessage, answersFrom(contactMessage, row), TODAY);
      return parsed.ok ? [] : [`message: ${parsed.refusal.detail}`];
    }),
    ...forms.flatMap((row) => {
      const answers = answersOfRow(row as unknown as ParentFormRow);
      const form = formOfKind(row.kind as ParentFormKind);
      const parsed = parseForm(form, answers, row.submitted_at?.slice(0, 10) ?? '');
      return parsed.ok ? [] : [`${row.kind}: ${parsed.refusal.detail}`];
    }),
    ...payments.flatMap((row) => {
      const said = namesOf(mealPayment).map((field) => [field, String(row[columnOf(field)])]);
      const parsed = parseForm(mealPayment, Object.fromEntries(said), TODAY);
      return parsed.ok ? [] : [`meal payment: ${parsed.refusal.detail}`];
    }),
    ...subscribers.flatMap((row) =>
      v.safeParse(subscriptionSchema, row).success ? [] : [`subscriber: ${JSON.stringify(row)}`],
    ),
  ];
}

/** `studentDOB` lies in `student_dob`, `parent1FirstName` in `parent1_first_name`. */
function columnOf(field: string): string {
  return field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
