import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { openBadLine } from '#tests/support/stubs/bad-line.ts';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import { untilHydrated } from './tools/browser.ts';

const LINE = {
  requestsDroppedPercent: 20,
  answersDroppedPercent: 20,
  latencyMs: [150, 400] as [number, number],
};
const KINDS = ['enrollment', 'job', 'contact', 'newsletter'] as const;
type Kind = (typeof KINDS)[number];

/** The table that a kind ends in, and the column by which one submission is told from another. */
const places: Record<Kind, { table: string; column: string }> = {
  enrollment: { table: 'enrollment_applications', column: 'student_first_name' },
  job: { table: 'job_applications', column: 'email' },
  contact: { table: 'contact_messages', column: 'subject' },
  newsletter: { table: 'subscribers', column: 'email' },
};

interface Arrivals {
  kind: Kind;
  submitted: number;
  once: number;
  never: number;
  doubled: number;
}

/** Lets phones send what waits on them over a bad line, each through the site's own queue, until all of it is gone. */
export async function sendOverBadLine(
  browser: Browser,
  { submissions, phones }: { submissions: number; phones: number },
) {
  const addresses: { school?: string } = {};
  const line = await openBadLine(() => addresses.school ?? '', LINE);
  const school = await runSchool({ LOG_LEVEL: 'error', PUBLIC_URL: line.address });
  addresses.school = school.address;
  const startedAt = performance.now();
  try {
    const share = submissions / phones;
    const marks = Array.from({ length: phones }, (_, phone) =>
      Array.from({ length: share }, (_, index) => `p${phone}n${index}`),
    );
    await Promise.all(marks.map((own) => sendFromPhone(browser, line.address, own)));
    return {
      arrivals: countArrivals(school, marks),
      intactFiles: countIntactFiles(school),
      counts: line.counts,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    line.close();
    await school.remove();
  }
}

const kindOf = (index: number): Kind => KINDS[index % KINDS.length] ?? 'contact';

async function sendFromPhone(browser: Browser, address: string, marks: string[]): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.goto(address);
  await untilHydrated(page);
  await putDown(page, marks);
  await page.reload();
  await page.waitForFunction(
    () => !Object.values(localStorage).some((text) => text.includes('"hasReachedSchool":false')),
    undefined,
    { polling: 500 },
  );
  await context.close();
}

/** What the forms would have written to the device: the entries, and the resumes with them. */
async function putDown(page: Page, marks: string[]): Promise<void> {
  const entries = marks.map((mark, index) => ({
    kind: kindOf(index),
    fields: fieldsOf(kindOf(index), mark),
  }));
  await page.evaluate(
    async ([given, resume]) => {
      const listNames = {
        enrollment: 'enrollment-applications',
        job: 'job-applications',
        contact: 'contact-messages',
        newsletter: 'newsletter-subscriptions',
      };
      const submissionDate = new Date().toISOString();
      const lists: Record<string, object[]> = {};
      const requests: object[] = [];
      for (const { kind, fields } of given) {
        const key = crypto.randomUUID();
        const listKey = `ten-miles.${listNames[kind]}`;
        const entry = { ...fields, submissionDate, delivery: { key, hasReachedSchool: false } };
        lists[listKey] = [...(lists[listKey] ?? []), entry];
        if (kind !== 'job') continue;
        const bytes = new Uint8Array(resume).buffer;
        const type = 'application/pdf';
        const file = { field: 'resume', name: 'cv.pdf', type, lastModified: 0, bytes };
        const address = '/api/job-applications';
        requests.push({ key, listKey, address, fields, file, keptAt: submissionDate });
      }
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('school-deliveries', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['parcels', 'answers'])
            opening.result.createObjectStore(name, { keyPath: 'key' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('parcels', 'readwrite');
          for (const request of requests) transaction.objectStore('parcels').put(request);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
      for (const [key, list] of Object.entries(lists))
        localStorage.setItem(key, JSON.stringify(list));
    },
    [entries, [...samplePdf()]] as const,
  );
}

function fieldsOf(kind: Kind, mark: string): Record<string, string> {
  const email = `${mark}@mail.example`;
  switch (kind) {
    case 'enrollment':
      return { ...sampleAnswers, studentFirstName: mark };
    case 'job':
      return {
        fullName: mark,
        email,
        phone: '',
        position: 'Art Teacher (Part-time)',
        coverLetter: '',
      };
    case 'contact':
      return { name: 'Mwansa', email, subject: mark, message: 'From a bad line' };
    case 'newsletter':
      return { email };
  }
}

function countArrivals(school: RunningSchool, marks: string[][]): Arrivals[] {
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
  const arrivals = KINDS.map((kind) => {
    const { table, column } = places[kind];
    const count = database.prepare(`select count(*) as n from ${table} where ${column} = ?`);
    const own = marks.flatMap((of) => of.filter((_, index) => kindOf(index) === kind));
    const times = own.map((mark) =>
      Number(count.get(column === 'email' ? `${mark}@mail.example` : mark)?.n),
    );
    const having = (wanted: (n: number) => boolean) => times.filter(wanted).length;
    return {
      kind,
      submitted: own.length,
      once: having((n) => n === 1),
      never: having((n) => n === 0),
      doubled: having((n) => n > 1),
    };
  });
  database.close();
  return arrivals;
}

/** Resumes that arrived byte for byte. */
function countIntactFiles(school: RunningSchool): number {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const wanted = digest(samplePdf());
  return readdirSync(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => digest(readFileSync(join(entry.parentPath, entry.name))) === wanted).length;
}
