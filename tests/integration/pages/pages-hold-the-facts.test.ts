import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessage } from '#features/contact/contact-message.ts';
import { ageRuleMessage } from '#features/enrollment/age-rule.ts';
import { enrollmentApplication } from '#features/enrollment/enrollment-application.ts';
import { steps } from '#features/enrollment/form/questions.ts';
import * as enrollment from '#features/enrollment/form/schema.ts';
import * as newsletter from '#features/newsletter/form/notices.ts';
import { jobApplication } from '#features/recruitment/job-application.ts';
import { MISSING_ALL } from '#forms/parse-form.ts';
import { REFUSAL_TITLE } from '#forms/refusal.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';

/** Specification, section 9: the words in which each page tells the constants. */
const facts: Record<string, string[]> = {
  '/': [
    'Monday, January 5, 2026, 8:00 AM',
    'November 15, 2025, 6:00-7:00 PM',
    'Discipline for the Future I need',
  ],
  '/about': ['Our first school day is January 5, 2026', 'runs from January to December'],
  '/academics': ['You meet the teacher twice a year', 'reply to email within 24 hours'],
  '/events': [
    'School year 2026, January to December',
    'Term 1 January 5 to April 10',
    'April break April 11 to May 4',
    'Term 2 May 5 to August 7',
    'August break August 8 to September 7',
    'Term 3 September 8 to December 5',
    'Early dismissal at 12:00 PM on the last day of each term',
    'Youth Day March 20',
    'Good Friday April 11',
    'Easter Monday April 14',
    'Labour Day May 1',
    'Africa Freedom Day May 25',
    'Heroes Day July 6',
    'Unity Day July 7',
    'Independence Day October 24',
    'PTA Meeting Every month on the second Tuesday, 7:00 PM',
    'School Advisory Council Every month on the third Thursday, 5:30 PM',
    'Parent-teacher conferences Twice a year',
  ],
  '/parents': [
    'School day 8:00 AM-3:00 PM',
    'School office 7:30 AM-4:00 PM',
    'Arrival From 7:30 AM; supervision until 7:45 AM',
    'Before-school care 7:00-7:45 AM',
    'After-school care 3:00-6:00 PM',
    'Early Childhood 2 (Kindergarten) and Grade 1 11:00-11:30 AM',
    'Grades 2 and 3 11:35 AM-12:05 PM',
    'Grades 4 and 5 12:10-12:40 PM',
    'Student breakfast K 15',
    'Student lunch K 25',
    'Adult lunch K 35',
    'Milk K 5',
    'K 100 per person or K 150 per family for each school year',
    'second Tuesday of each month at 7:00 PM',
    'third Thursday of each month at 5:30 PM',
    'Bus, morning pick-up 7:00-7:30 AM',
    'Bus, afternoon drop-off From about 3:15 PM',
    'Changes for the same day Before 2:00 PM',
    'Car, morning drop-off 7:30-7:55 AM',
    'Car, afternoon pick-up 3:00-3:20 PM',
    'Email to a teacher A reply within 24 hours',
    'Parent-teacher conferences Twice a year',
    'at least 20 minutes every day',
  ],
  '/faq': [
    '5 years old by January 1st of the enrollment year',
    'Applications are accepted all year. We advise March',
    'conferences twice a year',
    'reply to email within 24 hours',
    'at least 20 minutes a day',
    'The school day is 8:00 AM-3:00 PM',
    'Children may arrive from 7:30 AM',
    'Before-school care is 7:00-7:45 AM, and after-school care 3:00-6:00 PM',
    'between 7:00 and 7:30 AM and brings them back from about 3:15 PM',
    'tell the office before 2:00 PM',
    'drop-off is 7:30-7:55 AM and pick-up 3:00-3:20 PM',
    'second Tuesday of each month at 7:00 PM',
    'third Thursday at 5:30 PM',
    'K 100 per person or K 150 per family for a school year',
  ],
  '/enrollment': [
    '5 years old by January 1st of the enrollment year',
    'Applications are accepted all year; we advise March',
    'Step 1 of 4: Student Info 25%',
  ],
  '/careers': [
    'Grand Opening: January 5, 2026',
    'We are preparing for our grand opening!',
    'Elementary School Teacher (K-2)',
    'Elementary School Teacher (3-5)',
    'Special Education Teacher',
    'School Counselor',
    'Administrative Assistant',
    'Art Teacher (Part-time)',
  ],
  '/parents/pta': ['K 100', 'K 150', 'second Tuesday', '7:00 PM'],
  '/contact': ['8:00 AM-3:30 PM', '8:00 AM-3:00 PM', '7:30 AM-4:00 PM'],
  '/privacy': ['Data Protection Act, No. 3 of 2021'],
  '/terms': ['at most 5 MB'],
  '/no-such-page': ['404', 'Oops! Page Not Found', 'Go to Homepage', 'contact us'],
};

describe('section 9', () => {
  let school: HostedSchool;
  beforeAll(async () => {
    school = await hostSchool({ LOG_LEVEL: 'warn' });
  });
  afterAll(() => school.remove());

  test.each(Object.entries(facts))('%s tells its facts', async (path, words) => {
    const text = readable(await (await fetch(school.address + path)).text());
    for (const word of words) expect(text).toContain(word);
  });
});

/** Specification, section 8: what is written in the code, and the words it has to say. */
const notices: [string, unknown, unknown][] = [
  ['newsletter, refused', newsletter.REFUSAL_TITLE, 'Error'],
  ['newsletter, empty email', newsletter.MISSING_EMAIL, 'Please enter your email address.'],
  [
    'newsletter, taken',
    newsletter.THANKS,
    { title: 'Success!', text: 'Thank you for subscribing to our newsletter!' },
  ],
  ['contact, refused', REFUSAL_TITLE, 'Error'],
  ['contact, empty field', MISSING_ALL, 'Please fill in all fields.'],
  [
    'contact, taken',
    contactMessage.received,
    {
      title: 'Message Sent!',
      text: 'Thank you for contacting us. We will get back to you soon.',
    },
  ],
  [
    'enrollment, refused',
    enrollment.enrollmentForm.refuses.title,
    'Incomplete or Invalid Information',
  ],
  [
    'enrollment, empty fields',
    steps.map((step) => step.refusal),
    [
      'Please fill in all required fields for student information.',
      'Please fill in all required fields for parent/guardian information.',
      'Please fill in all required fields for emergency contact information.',
    ],
  ],
  [
    'enrollment, too young',
    ageRuleMessage('2026'),
    'Students must be 5 years old by January 1st of the enrollment year (2026) to enroll in Early Childhood 2 (Kindergarten) or Grade 1.',
  ],
  [
    'enrollment, taken',
    enrollmentApplication.received,
    {
      title: 'Enrollment Submitted!',
      text: 'Your enrollment application has been received.',
    },
  ],
  ['job, refused', jobApplication.refuses.title, 'Incomplete Application'],
  [
    'job, empty fields',
    jobApplication.refuses.incomplete,
    'Please fill in all required fields and upload your resume.',
  ],
  [
    'job, taken',
    jobApplication.received,
    {
      title: 'Application Submitted!',
      text: 'Thank you for your interest. We will review your application.',
    },
  ],
];

describe('section 8', () => {
  test.each(notices)('%s', (_, written, expected) => expect(written).toEqual(expected));
});

/** What can be read on the page, in one line; amounts have a no-break space, which looks like any other. */
function readable(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<span class="one-line">(.*?)<\/span>/gs, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');
}
