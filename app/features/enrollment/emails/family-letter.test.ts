import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { familyLetter, letterTextFor } from './family-letter.ts';

const { school } = fixtureContent;
const from = { school, publicUrl: 'https://school.example' };
const offer = {
  status: 'offered',
  to: 'ruth@mail.example',
  reference: 'EN-7KQ4-M2XD',
  child: 'M., Grade 1',
} as const;

test('a mail is due exactly where the school has decided something', () => {
  const due = everyEnrollmentStatus.filter((status) => letterTextFor(status, school));
  expect(due.toSorted()).toEqual(['enrolled', 'notOffered', 'offered', 'rescinded', 'waitlisted']);
});

test('a mail says that a link answers exactly when it has one', () => {
  const text = letterTextFor('offered', school) ?? { subject: '', text: '' };
  expect(text.text).not.toContain('link');
  const ways = { accessCode: '7KQ4-M2XD-7KQ4', answerAt: 'https://school.example/offer/1' };
  expect(familyLetter({ ...offer, ...text, ...ways }, from).text).toContain('the link below');
  const unproven = familyLetter({ ...offer, ...text, closed: 'unproven' }, from).text;
  expect(unproven).not.toContain('the link below');
  expect(unproven).toContain('no link to answer');
});

test('the mail of an offer says by when to answer, also where it has no link', () => {
  const text = letterTextFor('offered', school) ?? { subject: '', text: '' };
  const closed = [undefined, 'unproven', 'lettersOnly'] as const;
  for (const way of closed) {
    const mail = familyLetter({ ...offer, ...text, closed: way, answerBy: '2026-12-11' }, from);
    expect(mail.text).toContain('Please answer by Friday, December 11, 2026.');
  }
});

test('the mail names the reference and where to look, and carries the edited text as text', () => {
  const mail = familyLetter(
    {
      ...offer,
      accessCode: '7KQ4-M2XD-7KQ4',
      subject: `${school.name}: we offer a place`,
      text: 'First <b>words</b>.\n\n\n  Second words.\n',
    },
    from,
  );
  expect(mail).toMatchObject({ kind: 'enrollment-offered', about: 'EN-7KQ4-M2XD' });
  for (const said of [
    'We offer a place\n\nThis is about M., Grade 1.\n\nFirst <b>words</b>.\n\nSecond words.\n\n',
    'Your reference: EN-7KQ4-M2XD',
    '7KQ4-M2XD-7KQ4',
    'https://school.example/portal',
    'https://school.example/status',
  ]) {
    expect(mail.text).toContain(said);
  }
  expect(mail.html).toContain('First &lt;b&gt;words&lt;/b&gt;.');
});

test('a letter to a proven address opens the page of the family', () => {
  const familyAt = 'https://school.example/status/family?token=x';
  const text = letterTextFor('waitlisted', school) ?? { subject: '', text: '' };
  const open = familyLetter({ ...offer, ...text, status: 'waitlisted', familyAt }, from).text;
  expect(open).toContain(familyAt);
  expect(familyLetter({ ...offer, ...text, status: 'waitlisted' }, from).text).toContain('/status');
});
