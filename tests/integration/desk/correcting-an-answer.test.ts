import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { correctAnswer } from '#features/enrollment/corrections/correct-answer.server.ts';
import type { CorrectionRequest } from '#features/enrollment/corrections/correction-schema.ts';
import { heldEnrollmentApplications } from '#features/enrollment/held-records.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { decide } from '#features/families/together/decide.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

describe.each(storeKinds)('the office corrects an answer, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  const services = () => ({ ...accounts, content: fixtureContent });
  const open = async (reference: string) => {
    const record = await caseRooms.enrollment.open(services(), staff, reference);
    if (!record) throw new Error('There is no such application');
    return record;
  };
  const correct = async (reference: string, asked: Partial<CorrectionRequest>) => {
    const { version } = await open(reference);
    return correctAnswer(services(), staff, reference, {
      ...{ version, question: 'studentFirstName', answer: '', reason: 'birth record shown' },
      ...{ isTooYoungKnown: false, isForAll: false, ...asked },
    });
  };
  async function applied(answers: Record<string, string>): Promise<string> {
    staff ??= await office.enterAs('enrollment');
    return office.apply(answers);
  }
  test('a guardian is put right on the forms of all children of the family, where they say the same', async () => {
    const grace = { parent1FirstName: 'Grace', parent1LastName: 'Allmwale' };
    const phone = { parent1Phone: '0977 810 221', emergencyContactPhone: '0955 204 618' };
    const one = await applied({ ...grace, ...phone, studentFirstName: 'Monde' });
    const same = await applied({ ...grace, ...phone, studentFirstName: 'Thabo' });
    const differs = await applied({
      ...grace,
      parent1Phone: '0966 431 000',
      studentFirstName: 'Chipo',
    });
    const stranger = await applied({ ...grace, ...phone, studentFirstName: 'Bupe' });
    const now = new Date().toISOString();
    await accounts.store.write((transaction) =>
      transaction
        .insertInto('family_members')
        .values(
          [one, same, differs].map((reference) => ({
            ...{ reference, family_id: 'all-of-one', joined_at: now },
          })),
        )
        .execute(),
    );
    const asked = { question: 'parent1Phone', answer: '0977 810 220' } as const;
    expect(await correct(one, { ...asked, isForAll: true })).toEqual({ outcome: 'done' });
    const phones = [one, same, differs, stranger].map(
      async (reference) => (await open(reference)).answers.parent1Phone,
    );
    expect(await Promise.all(phones)).toEqual([
      ...['0977 810 220', '0977 810 220', '0966 431 000', '0977 810 221'],
    ]);
    expect((await open(same)).corrections).toMatchObject([
      { question: 'parent1Phone', before: '0977 810 221', reason: 'birth record shown' },
    ]);
  });

  test('another birth date on another form of the child stands at both, in whichever year it is', async () => {
    const child = { studentFirstName: 'Twoforms', studentLastName: 'Twobirths' };
    const one = await applied(child);
    const again = await applied(child);
    const next = await applied({ ...child, enrollmentYear: '2027' });
    const decision = { decision: 'sameChild', seen: null } as const;
    await decide(services(), staff, { reference: one, other: again, ...decision });
    await decide(services(), staff, { reference: one, other: next, ...decision });
    const others = async (reference: string) => (await open(reference)).otherBirthDates;
    expect(await others(one)).toEqual([]);

    const { studentDOB: bornOn } = (await open(one)).answers;
    const asked = { question: 'studentDOB', answer: '2019-05-14' } as const;
    expect(await correct(again, asked)).toEqual({ outcome: 'done' });
    expect(await others(again)).toHaveLength(2);
    expect(await others(again)).toContainEqual({ reference: one, bornOn });
    expect(await others(again)).toContainEqual({ reference: next, bornOn });
    expect(await others(one)).toEqual([{ reference: again, bornOn: '2019-05-14' }]);

    await correct(one, asked);
    await correct(next, asked);
    expect(await others(again)).toEqual([]);
  });

  test('the old answer stays visible, the copy as it was sent, and the child is found by the new name', async () => {
    const reference = await applied({ studentFirstName: 'Zindabba' });
    const { copy } = await open(reference);
    expect(await correct(reference, { answer: ' Zindaba ' })).toEqual({ outcome: 'done' });

    const record = await open(reference);
    expect(record.applicant).toMatch(/^Zindaba /);
    expect(record.copy).toEqual(copy);
    expect(record.corrections).toMatchObject([
      { question: 'studentFirstName', before: 'Zindabba', after: 'Zindaba' },
    ]);
    expect(record.acts).toContainEqual(
      expect.objectContaining({ data: { corrected: 'studentFirstName' } }),
    );
    const query = caseRooms.enrollment.readSearch(new URLSearchParams({ q: 'zindaba' }));
    const found = await caseRooms.enrollment.list(accounts, staff, query);
    expect(found.rows.map((one) => one.reference)).toContain(reference);
  });

  test('every guardian with an address is told once for what is corrected in ten minutes, without the words', async () => {
    const reference = await applied({
      ...{ studentFirstName: 'Mapallo', parent1Email: 'told@mail.example' },
      ...{ parent2FirstName: 'Joseph', parent2Email: 'second@mail.example' },
    });
    await correct(reference, { answer: 'Mapalo' });
    accounts.wait(60_000);
    await correct(reference, { question: 'parent1Relationship', answer: 'Aunt' });
    const mails = await office.mailsAbout(reference, 'enrollment-correction');
    const waiting = mails.filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ recipient }) => recipient).sort()).toEqual([
      'second@mail.example',
      'told@mail.example',
    ]);
    for (const { subject, text_part } of waiting) {
      expect(subject).toContain(reference);
      expect(text_part).not.toMatch(/Mapal|Aunt/);
    }
  });

  test('a correction that makes the child too young is asked about first, and is then the truth', async () => {
    const reference = await applied({});
    const { answers } = await open(reference);
    const born = `${Number(answers.enrollmentYear) - 2}-06-01`;
    const asked = { question: 'studentDOB', answer: born } as const;
    expect(await correct(reference, asked)).toMatchObject({
      ...{ outcome: 'refused', field: 'isTooYoungKnown' },
      detail: expect.stringContaining('tick the box'),
    });
    expect((await open(reference)).isOldEnough).toBe(true);
    expect(await correct(reference, { ...asked, isTooYoungKnown: true })).toEqual({
      outcome: 'done',
    });
    expect(await open(reference)).toMatchObject({ isOldEnough: false, ageAtIntake: 1 });
    // Another answer can be corrected all the same.
    const other = { question: 'studentLastName', answer: 'Mwewa' } as const;
    expect(await correct(reference, other)).toEqual({ outcome: 'done' });
  });

  const refused: [string, Partial<CorrectionRequest>, string][] = [
    ['nothing where something is needed', { answer: ' ' }, 'Enter the student’s first name'],
    [
      'a day that does not exist',
      { question: 'studentDOB', answer: '2020-02-31' },
      'must be a real date',
    ],
    ['a grade that is none', { question: 'gradeLevel', answer: 'grade99' }, 'listed choices'],
    ['a name without end', { answer: 'a'.repeat(500) }, 'characters or fewer'],
  ];
  for (const [what, asked, words] of refused) {
    test(`${what} is refused in words`, async () => {
      const reference = await applied({});
      expect(await correct(reference, asked)).toMatchObject({
        ...{ outcome: 'refused', field: 'answer', detail: expect.stringContaining(words) },
      });
      expect((await open(reference)).corrections).toEqual([]);
    });
  }

  test('the same answer again, or a record that somebody else has changed, changes nothing', async () => {
    const reference = await applied({ studentFirstName: 'Towela' });
    expect(await correct(reference, { answer: 'Towela' })).toMatchObject({ outcome: 'refused' });
    const { version } = await open(reference);
    await correct(reference, { answer: 'Tovela' });
    expect(await correct(reference, { answer: 'Thowela', version })).toMatchObject({
      outcome: 'changedMeanwhile',
    });
  });

  test('the family’s copy tells it, and an erasure takes it away', async () => {
    const reference = await applied({ studentFirstName: 'Lubuto' });
    await correct(reference, { answer: 'Lubutho', reason: 'passport shown' });
    const files = { read: async () => undefined } as never;
    const held = await exportRecords({ ...accounts, files }, reference);
    const copied = JSON.stringify(held?.data.records);
    expect(copied).toContain('passport shown');
    // Who of the school did it is the school's own matter.
    expect(copied).not.toContain(staff.email);
    await accounts.store.write((transaction) =>
      heldEnrollmentApplications.erase(transaction, reference),
    );
    const left = await accounts.store.read
      .selectFrom('enrollment_corrections')
      .select('after')
      .where('after', '=', 'Lubutho')
      .execute();
    expect(left).toEqual([]);
  });
});
