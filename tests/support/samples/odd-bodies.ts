import fc from 'fast-check';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { filledInByHand } from '../clients/form-time.ts';
import { sampleAnswers } from './sample-answers.ts';
import { sampleFormOf } from './sample-forms.ts';
import { samplePayment } from './sample-payment.ts';

/** One place that takes what strangers send, with something that it would take. */
export interface Endpoint {
  path: string;
  kind: 'json' | 'form' | 'multipart';
  sample: Record<string, unknown>;
}

const message = { name: 'Mwansa', email: 'm@example.com', subject: 'A visit', message: 'May we?' };
const application = {
  fullName: 'Natasha Phiri',
  email: 'natasha@example.com',
  phone: '+260 97 000 0000',
  position: 'Art Teacher (Part-time)',
  coverLetter: 'I paint.',
};
const paid = {
  reference: 'MP-7KQ4-M2XD',
  proof: '4567',
  transactionId: 'PP2611.1010.A1',
  paidOn: new Date().toISOString().slice(0, 10),
};
/** What is still missing of a photograph, asked with a pass of no application. */
const asked = { pass: 'x', paper: 'birth-record', size: '4', sha256: '0'.repeat(64) };
const locator = 'AAAAAAAAAAAAAAAAAAAAAA==';

export const endpoints: Endpoint[] = [
  { path: '/api/enrollment-applications', kind: 'json', sample: sampleAnswers },
  { path: '/api/contact-messages', kind: 'json', sample: message },
  { path: '/api/meal-payments', kind: 'json', sample: samplePayment },
  { path: '/api/meal-payment-transactions', kind: 'json', sample: paid },
  { path: '/api/newsletter-subscriptions', kind: 'json', sample: { email: message.email } },
  { path: '/api/draft-copies', kind: 'json', sample: { locator, ciphertext: 'AAAA' } },
  { path: '/api/draft-copies/open', kind: 'json', sample: { locator } },
  { path: '/api/job-applications', kind: 'multipart', sample: application },
  { path: '/api/ended-sessions', kind: 'json', sample: { session: crypto.randomUUID() } },
  { path: '/api/paper-pictures', kind: 'multipart', sample: asked },
  { path: '/api/papers', kind: 'json', sample: { pass: 'x' } },
  { path: '/api/child-messages', kind: 'json', sample: { pass: 'x', words: 'x', after: '' } },
  { path: '/enrollment', kind: 'form', sample: { ...sampleAnswers, intent: 'submit-all' } },
  { path: '/contact', kind: 'form', sample: message },
  { path: '/parents/meals', kind: 'form', sample: samplePayment },
  { path: '/parents/meals/transaction', kind: 'form', sample: paid },
  { path: '/?index', kind: 'form', sample: { email: message.email } },
  { path: '/careers', kind: 'multipart', sample: application },
  ...parentForms.flatMap((form): Endpoint[] => [
    { path: form.api, kind: 'json', sample: sampleFormOf(form) },
    { path: form.page, kind: 'form', sample: sampleFormOf(form) },
  ]),
  {
    path: '/status',
    kind: 'form',
    sample: { reference: 'EN-7KQ4-M2XD', studentDOB: '2020-05-14' },
  },
];

const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\r\nBcc: b@example.com',
    '<script>alert(1)</script>',
    '{{7*7}}',
    "'; drop table subscribers; --",
    '=1+1',
    '../../etc/passwd',
    '\u202eabc',
    '\ud800',
    '2026-02-30',
    '9'.repeat(20_000),
  ),
);
const oddNames = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'status', 'website'),
);

/** A body for the endpoint: mostly what it takes with something wrong in it, sometimes nothing of the kind. */
export function oddBodies(
  endpoint: Endpoint,
  school: { dataDir: string },
): fc.Arbitrary<{ body: string | URLSearchParams | FormData; headers?: Record<string, string> }> {
  const fields = Object.keys(endpoint.sample);
  const changes = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...fields), oddNames),
      endpoint.kind === 'json' ? fc.oneof(oddTexts, fc.anything({ maxDepth: 3 })) : oddTexts,
    ),
    { minLength: 1, maxLength: 4 },
  );
  const base = { ...endpoint.sample, ...(endpoint.kind !== 'json' && filledInByHand(school)) };
  const changed = changes.map((pairs) => ({ ...base, ...Object.fromEntries(pairs) }));
  switch (endpoint.kind) {
    case 'json':
      return fc.oneof(
        { weight: 6, arbitrary: changed.map(jsonOf) },
        { weight: 1, arbitrary: fc.json({ maxDepth: 6 }).map(jsonRequest) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }).map(jsonRequest) },
      );
    case 'form':
      return changed.map((values) => ({ body: new URLSearchParams(textsOf(values)) }));
    case 'multipart':
      return fc
        .tuple(changed, oddTexts, fc.uint8Array({ maxLength: 2000 }), fc.nat(2))
        .map(([values, name, bytes, files]) => ({ body: formOf(values, name, bytes, files) }));
  }
}

/** JSON has no undefined, bigint or symbol; what cannot be written down is left out. */
function jsonOf(value: unknown) {
  const seen = (_: string, one: unknown) => (typeof one === 'bigint' ? String(one) : one);
  return jsonRequest(JSON.stringify(value, seen));
}

function jsonRequest(body: string) {
  return { body, headers: { 'Content-Type': 'application/json' } };
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function formOf(
  values: Record<string, unknown>,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  files: number,
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(textsOf(values))) form.append(field, value);
  for (let i = 0; i < files; i++) form.append('resume', new File([bytes], name || 'cv.pdf'));
  return form;
}
