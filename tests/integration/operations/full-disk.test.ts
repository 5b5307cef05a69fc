import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { sampleMembership, sampleVolunteer } from '#tests/support/samples/sample-forms.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import {
  canMountDisks,
  runOnSmallDisk,
  type SchoolOnSmallDisk,
} from '#tests/support/stubs/small-disk.ts';

const RETRY_AFTER = /^\d+$/;

describe.skipIf(!canMountDisks())('a disk that is full', () => {
  let disk: SchoolOnSmallDisk;
  let address: string;
  const acknowledged: string[] = [];
  beforeAll(async () => {
    disk = await runOnSmallDisk(24, mkdtempSync(join(tmpdir(), 'school-')));
    address = disk.school.address;
  });
  afterAll(() => disk.school.remove());

  const references = () =>
    disk
      .rows(
        'select reference from enrollment_applications union select reference from job_applications',
      )
      .map((row) => String(row.reference))
      .sort();
  const kept = () => readdirSync(join(disk.folder, 'files'));

  async function expectTaken(answer: Response): Promise<void> {
    expect(answer.status).toBe(201);
    acknowledged.push((await answer.json()).reference);
  }

  async function expectNotStored(answer: Response): Promise<void> {
    expect(answer.headers.get('Retry-After')).toMatch(RETRY_AFTER);
    await expectProblem(answer, 503);
  }

  /** What is left in the log's file still takes a row or two; after that every answer is 503. */
  async function sendUntilFull(): Promise<void> {
    for (let count = 0; count < 2000; count++) {
      const answer = await sendApplication(address, { additionalInfo: 'x'.repeat(1900) });
      if (answer.status === 503) return expectNotStored(answer);
      await expectTaken(answer);
    }
    throw new Error('The disk was never full');
  }

  test('is answered with 503 and when to come again, and nothing is half-stored', async () => {
    await expectTaken(await sendApplication(address));
    await expectTaken(await sendJobApplication(address, samplePdf(), 'before'));
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    disk.fill();
    await sendUntilFull();
    await expectNotStored(await sendApplication(address));
    await expectNotStored(await sendJobApplication(address, samplePdf(), 'full'));
    const message = { name: 'A', email: 'a@mail.example', subject: 'S', message: 'M' };
    for (const [path, body] of [
      ['/api/contact-messages', message],
      ['/api/newsletter-subscriptions', { email: 'a@mail.example' }],
      ['/api/volunteer-applications', sampleVolunteer],
      ['/api/pta-memberships', sampleMembership],
    ] as const) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(address + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      await expectNotStored(answer);
    }
    expect(references()).toEqual(acknowledged.sort());
    expect(kept()).toHaveLength(1);
  });

  test('brings the form back as it was typed, where it was posted without a script', async () => {
    const answer = await fetch(`${address}/enrollment`, {
      method: 'POST',
      body: new URLSearchParams({ ...sampleAnswers, step: '4', intent: 'submit' }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toMatch(RETRY_AFTER);
    const page = await answer.text();
    expect(page).toContain('Not sent yet');
    expect(page).toContain(sampleAnswers.parent1Email);
  });

  test('says so in the page of every other form of text, and keeps what was typed', async () => {
    const byHand = filledInByHand({ dataDir: disk.folder });
    const message = { name: 'Ruth', email: 'ruth@mail.example', subject: 'S', message: 'M' };
    const transaction = { reference: 'MP-7KQ4-M2XD', proof: '4567', transactionId: 'PP260302' };
    const paidOn = new Date().toISOString().slice(0, 10);
    for (const [path, body, typed] of [
      ['/?index', new URLSearchParams({ ...byHand, email: 'me@mail.example' }), 'me@mail.example'],
      ['/contact', new URLSearchParams({ ...byHand, ...message }), message.email],
      ['/parents/meals/transaction', new URLSearchParams({ ...transaction, paidOn }), 'PP260302'],
    ] as const) {
      const answer = await fetch(address + path, { method: 'POST', body });
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('Retry-After')).toMatch(RETRY_AFTER);
      const page = await answer.text();
      expect(page, path).toContain('Not sent yet');
      expect(page, path).toContain(`value="${typed}"`);
    }
  });

  test('is told to whoever watches, while pages are still served', async () => {
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/`)).status).toBe(200);
  });

  test('recovers by itself once there is room', async () => {
    disk.makeRoom();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    await expectTaken(await sendApplication(address));
    await expectTaken(await sendJobApplication(address, samplePdf(), 'after'));
    expect(references()).toEqual(acknowledged.sort());
    expect(disk.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(kept()).toHaveLength(2);
  });

  test('keeps what is left for forms without a file', async () => {
    disk.fill();
    // Below the reserve of a tenth, above the half of it that uploads on their way may use.
    disk.giveBack(1.8);
    await expectNotStored(await sendJobApplication(address, samplePdf(), 'no room'));
    expect(kept()).toHaveLength(2);
    await expectTaken(await sendApplication(address));
    disk.makeRoom();
    await expectTaken(await sendJobApplication(address, samplePdf(), 'room again'));
  });
});
