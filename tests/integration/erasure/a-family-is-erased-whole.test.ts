import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { HeldInShort } from '#features/families/desk-requests.server.ts';
import { newEmail, openAccount } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleMealHelp } from '#tests/support/samples/sample-forms.ts';

describe.each(presentStoreKinds())('a family is erased whole, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  schoolOn(kind, async (opened, its) => {
    [school, database] = [opened, its];
    office = await openStaffAccount(school, database.rows, 'admissions');
  });

  const post = async (path: string, body: object): Promise<string> => {
    const answer = await fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return (await answer.json()).reference;
  };
  const apply = async (answers: Record<string, string>): Promise<string> =>
    (await (await sendApplication(school.address, { parent2Email: '', ...answers })).json())
      .reference;
  const join = async (...references: string[]) => {
    const id = crypto.randomUUID();
    for (const reference of references) {
      await database.rows(
        `insert into family_members (reference, family_id, joined_at) values ('${reference}', '${id}', '2026-11-22T08:00:00.000Z')`,
      );
    }
  };
  const heldOf = async (
    reference: string,
    of: string,
    also: string[] = [],
  ): Promise<HeldInShort> => {
    const asked = new URLSearchParams([['of', of], ...also.map((one) => ['also', one])]);
    const answer = await office.get(`/api/staff/families/${reference}/held?${asked}`);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const erase = (
    reference: string,
    of: string,
    subjects: string[],
    { typed = reference, also = [] as string[] } = {},
  ) => office.post(`/api/staff/families/${reference}`, { reference: typed, of, also, subjects });
  const everything = [
    ...['enrollment_applications', 'contact_messages', 'search_words', 'family_members'],
    ...['outgoing_mails', 'accounts', 'subscribers', 'idempotency_keys'],
  ];
  const tablesWith = async (text: string): Promise<string[]> => {
    const found: string[] = [];
    for (const table of everything) {
      const rows = await database.rows(`select * from ${table}`);
      if (JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())) found.push(table);
    }
    return found;
  };

  test('with its account, its place on the newsletter’s list and its mails, as it was listed', async () => {
    const email = newEmail('wholefamily');
    await openAccount(school, email);
    await post('/api/newsletter-subscriptions', { email });
    const names = { studentLastName: 'Wholefamily', parent1LastName: 'Wholefamily' };
    const one = await apply({ ...names, parent1Email: email });
    const other = await apply({ ...names, parent1Email: email, studentFirstName: 'Taonga' });
    const message = await post('/api/contact-messages', {
      ...{ name: 'Ruth Wholefamily', email, subject: 'Bus', message: 'Does it stop?' },
    });
    await join(one, other, message);

    const alone = await heldOf(one, 'one');
    expect(alone.held.map(({ subject }) => subject)).toEqual([one]);
    expect(alone.kept).toEqual([{ address: email, has: [other, message].toSorted(), more: 0 }]);
    const all = await heldOf(other, 'family');
    const subjects = all.held.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([one, other, message, email].toSorted());
    expect(all.kept).toEqual([]);
    const ofAddress = all.held.find(({ subject }) => subject === email);
    expect(ofAddress?.kinds.map((held) => held.kind)).toEqual(
      expect.arrayContaining(['subscriber', 'account']),
    );

    for (const [of, list, typed, status] of [
      ['family', subjects, 'EN-2222-2222', 422],
      ['family', [one], other, 409],
      ['family', [...subjects, 'x@mail.example'], other, 409],
      ['everything', subjects, other, 422],
      ['family', 'all', other, 422],
    ] as const) {
      const refused = await erase(other, of, list as string[], { typed });
      expect(refused.status, `${of} ${list} ${typed}`).toBe(status);
    }
    expect(await tablesWith('wholefamily')).toContain('enrollment_applications');

    expect((await erase(other, 'family', subjects)).status).toBe(200);
    expect(await tablesWith('wholefamily')).toEqual([]);
    for (const reference of [one, other, message]) {
      expect(await tablesWith(reference)).toEqual([]);
      expect((await office.get(`/api/staff/families/${reference}`)).status).toBe(404);
    }
    const erasures = await database.rows('select reference, subject_hash from erasures');
    expect(erasures).toHaveLength(4);
    expect(erasures.filter((row) => row.subject_hash)).toHaveLength(1);
    const acts = await database.rows("select about from audit_records where act = 'erased'");
    expect(acts.map((row) => row.about).toSorted()).toEqual([one, other, message].toSorted());
  });

  test('but for an address that another family has as well', async () => {
    const email = 'shared-phone-shop@mail.example';
    const one = await apply({ studentLastName: 'Sharingone', parent1Email: email });
    const other = await apply({ studentLastName: 'Sharingother', parent1Email: email });
    await post('/api/newsletter-subscriptions', { email });
    const { held, kept, mayBelong } = await heldOf(one, 'family');
    expect(held.map(({ subject }) => subject)).toEqual([one]);
    expect(kept).toEqual([{ address: email, has: [other], more: 0 }]);
    expect(mayBelong).toMatchObject([{ reference: other }]);
    expect((await erase(one, 'family', [one])).status).toBe(200);
    expect(await tablesWith('sharingone')).toEqual([]);
    expect(await tablesWith(email)).toContain('subscribers');
    expect((await office.get(`/api/staff/families/${other}`)).status).toBe(200);
  });

  test('with what the office has asked it for: its own conversation keeps no address', async () => {
    const email = newEmail('askedfamily');
    await openAccount(school, email);
    await post('/api/newsletter-subscriptions', { email });
    const names = { studentLastName: 'Askedfamily', parent1LastName: 'Askedfamily' };
    const one = await apply({ ...names, parent1Email: email });
    const asked = await office.post(`/api/staff/enrollment-applications/${one}`, {
      ...{ change: 'ask', things: ['Under-five card'], words: 'Please bring the card.' },
    });
    expect(asked.status).toBe(200);

    const { held, kept } = await heldOf(one, 'family');
    const subjects = held.map(({ subject }) => subject);
    expect(kept).toEqual([]);
    expect(subjects).toEqual([one, email]);
    expect((await erase(one, 'family', subjects)).status).toBe(200);
    expect(await tablesWith('askedfamily')).toEqual([]);
    expect(await tablesWith(one)).toEqual([]);
  });

  describe('with what nobody has put to it yet', () => {
    const sentBy = async (name: string) => {
      const email = newEmail(name.toLowerCase());
      await post('/api/newsletter-subscriptions', { email });
      const child = await apply({
        ...{ studentLastName: name, parent1LastName: name, parent1FirstName: 'Ruth' },
        ...{ parent1Email: email, parent1Phone: `0966 ${randomInt(100_000, 999_999)}` },
        ...{ parent2FirstName: '', parent2LastName: '', parent2Phone: '' },
      });
      const message = await post('/api/contact-messages', {
        ...{ name: `Ruth ${name}`, email, subject: 'Bus', message: 'Does it stop?' },
      });
      const meals = await post('/api/meal-help-applications', {
        ...sampleMealHelp,
        ...{ name: `Ruth ${name}`, childName: `Taonga ${name}`, email },
      });
      return { email, child, message, meals };
    };

    test('which is named, asked about by a tick each, and goes with it', async () => {
      const { email, child, message, meals } = await sentBy('Tickedfamily');
      const { held, kept, mayBelong } = await heldOf(child, 'family');
      expect(held.map(({ subject }) => subject)).toEqual([child]);
      expect(mayBelong.map(({ reference }) => reference).toSorted()).toEqual(
        [message, meals].toSorted(),
      );
      expect(mayBelong[0]?.reason).toBe('same email as Ruth Tickedfamily');
      expect(kept).toEqual([{ address: email, has: [message, meals].toSorted(), more: 0 }]);

      const some = await heldOf(child, 'family', [message]);
      expect(some.held.map(({ subject }) => subject)).toEqual([child, message]);
      expect(some.kept).toEqual([{ address: email, has: [meals], more: 0 }]);

      const also = [message, meals];
      const all = await heldOf(child, 'family', also);
      const subjects = all.held.map(({ subject }) => subject);
      expect(subjects).toEqual([child, message, meals, email]);
      expect(all.kept).toEqual([]);
      const copy = await office.get(
        `/api/staff/families/${child}/copy?of=family&for=office&also=${message}&also=${meals}`,
      );
      expect((await copy.json()).others.toSorted()).toEqual([email, message, meals].toSorted());
      expect((await erase(child, 'family', subjects, { also })).status).toBe(200);
      expect(await tablesWith('tickedfamily')).toEqual([]);
    });

    test('and goes at once when the office has said that it belongs there, without a tick', async () => {
      const { email, child, message, meals } = await sentBy('Joinedfamily');
      const before = await heldOf(child, 'family');
      for (const other of [message, meals]) {
        const joined = await office.post('/api/staff/enrollment-belonging', {
          ...{ reference: child, other, decision: 'sameFamily', seen: null },
        });
        expect(joined.status).toBe(200);
      }
      const stale = await erase(
        child,
        'family',
        before.held.map(({ subject }) => subject),
      );
      expect(stale.status).toBe(409);
      expect((await stale.json()).title).toBe('This has changed meanwhile');
      const { held, mayBelong } = await heldOf(child, 'family');
      expect(mayBelong).toEqual([]);
      const subjects = held.map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([child, message, meals, email].toSorted());
      expect((await erase(child, 'family', subjects)).status).toBe(200);
      expect(await tablesWith('joinedfamily')).toEqual([]);
    });

    test('but never what nothing speaks for', async () => {
      const { child, message, meals } = await sentBy('Unaskedfamily');
      const stranger = await apply({
        ...{ studentLastName: 'Untickedsakala', parent1LastName: 'Untickedsakala' },
        ...{
          parent1FirstName: 'Bupe',
          parent1Email: newEmail('unticked'),
          parent1Phone: '0955 310442',
        },
        ...{ emergencyContactName: 'Choolwe Z', emergencyContactPhone: '0955 222 111' },
      });
      const also = [message, stranger];
      const { held } = await heldOf(child, 'family', also);
      expect(held.map(({ subject }) => subject)).toEqual([child, message]);
      const subjects = [child, message, stranger];
      expect((await erase(child, 'family', subjects, { also })).status).toBe(409);
      expect((await erase(child, 'one', [child, meals], { also: [meals] })).status).toBe(409);
      expect(await tablesWith('untickedsakala')).toContain('enrollment_applications');
    });
  });
});
