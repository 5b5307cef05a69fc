import type { KindOfBrowser } from './kinds-of-browser.ts';

/** Where and when a sentence is read. */
export interface Moment extends KindOfBrowser {
  /** Whether the school has what was sent; undefined while nothing was. */
  hasArrived?: boolean | undefined;
}

interface Sentence {
  says: string | RegExp;
  isTrue(moment: Moment): boolean;
}

const always = () => true;
const withScript = ({ hasScript }: Moment) => hasScript;
const whereKept = ({ hasScript, hasStorage }: Moment) => hasScript && hasStorage;
const whereNotKept = (moment: Moment) => !whereKept(moment);
const refusedOnly = ({ hasScript, hasStorage }: Moment) => hasScript && !hasStorage;
const withoutScript = ({ hasScript }: Moment) => !hasScript;
const waits =
  (where: (moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    where(moment) && moment.hasArrived === false;
const arrived = ({ hasArrived }: Moment) => hasArrived === true;

/**
 * Every sentence about keeping and sending on the screens with forms, and when it is true. A screen that says another
 * fails the story: put it here with the truth.
 */
export const sentences: readonly Sentence[] = [
  // The enrollment form
  ...all(whereKept, [
    'Your progress is saved locally, on this device only, for you to resume later.',
    'Your answers are still on this device.',
  ]),
  ...all(whereNotKept, [
    'What you type is not kept on this device.',
    'Please send the form before you close this page.',
  ]),
  ...all(waits(whereKept), [
    'Saved on this device, not sent yet',
    'Your application is safe on this device.',
    'It is sent by itself as soon as there is a connection, while this page is open or when you visit this site again with this device.',
    /^One application (is saved on this device and not sent yet|is being sent)\.$/,
  ]),
  ...all(waits(refusedOnly), [
    'This device could not keep your application: please leave this page open until it is sent.',
    'It is sent by itself as soon as there is a connection, while this page is open.',
    'One application could not be kept on this device.',
    'Please leave this page open until it is sent.',
  ]),
  { says: 'Not sent yet', isTrue: waits(refusedOnly) },
  { says: 'Not sent yet.', isTrue: waits(withScript) },
  // Also where nothing was to be sent but a copy for another device.
  {
    says: 'We could not reach the school.',
    isTrue: (moment) => withScript(moment) && !arrived(moment),
  },
  ...all(arrived, [
    'Write it down, or take a picture of this screen, before you close this page.',
    /^Sent on .+\.$/,
  ]),
  {
    says: 'Photograph them and send them with your reference, or bring them to the school office.',
    isTrue: (moment) => withScript(moment) && arrived(moment),
  },
  ...all(
    (moment) => withScript(moment) && arrived(moment),
    ['Made on this device:', 'Print or save your answers'],
  ),
  { says: /^\S+ \S+: sent on .+\.$/, isTrue: (moment) => whereKept(moment) && arrived(moment) },
  {
    says: 'Your enrollment application has been received.',
    isTrue: (moment) => withScript(moment) && arrived(moment),
  },
  // Another device
  ...all(withScript, [
    'We keep a copy of your answers at the school for seven days.',
    'There are no answers on this device yet.',
  ]),
  { says: 'Your answers are safe on this device.', isTrue: whereKept },
  {
    says: 'Without it, please fill in the form and send it before you close the page.',
    isTrue: withoutScript,
  },
  // Short forms
  ...all(waits(whereKept), [
    'Your message is safe on this device.',
    'Your form is safe on this device.',
    /^You do not need to (write it|fill it in) again: it goes out as soon as there is a connection, while this site is open or when you visit it again\.$/,
    'What you wrote is safe on this device and goes out as soon as there is a connection, while this site is open or when you visit it again.',
    /^One (message|volunteer application|meal payment|job application|newsletter address) (is saved on this device and not sent yet|is being sent)\.$/,
  ]),
  ...all(waits(refusedOnly), [
    /^This device could not keep (your message|your form|what you wrote|your address): please leave this page open until it is sent\.$/,
    /^One (message|volunteer application|meal payment|job application|newsletter address) could not be kept on this device\.$/,
  ]),
  ...all(arrived, [
    'Application Received!',
    'Message Sent!',
    'Sent!',
    'Your message has reached the school.',
    'Your form has reached the school.',
    'After a payment by mobile money, come back and enter the transaction id.',
  ]),
  { says: 'Sent from this device:', isTrue: (moment) => whereKept(moment) && arrived(moment) },
  // Jobs
  ...all(waits(whereKept), [
    'Your answers and your resume are saved on this device.',
    'They are sent by themselves as soon as there is a connection, while this site is open or when you visit it again.',
  ]),
  ...all(waits(refusedOnly), [
    'We could not reach the school, and this device could not keep your application: please leave this page open and press Submit Application again when there is a connection.',
    'The file of one job application is not on this device.',
  ]),
  { says: 'Write it down before you close this page.', isTrue: arrived },
  // Newsletter
  {
    says: 'Your address is saved on this device and goes out as soon as there is a connection.',
    isTrue: waits(whereKept),
  },
  // Beneath each form
  {
    says: 'A copy of what you send stays on this device for 30 days, and so does an unfinished form.',
    isTrue: whereKept,
  },
  { says: 'This device cannot keep what you type or send here.', isTrue: refusedOnly },
  { says: 'Clear my data from this device', isTrue: withScript },
  { says: /Remove from this device/, isTrue: (moment) => whereKept(moment) && arrived(moment) },
  // What the device has of it, on the privacy notice
  { says: 'Without JavaScript only cookies are kept.', isTrue: withoutScript },
  ...all(always, [
    'So that nothing is lost when the network fails, this website keeps your work in the memory of your own browser (its local storage).',
    'This is kept on your device, as far as your browser allows it:',
  ]),
  // What is asked, whatever the device keeps
  ...all(always, [
    'If you leave this page before you send the form, choose the file again.',
    /^Send( us a message| Message| Application|ing\.\.\.| now| the transaction id|)$/,
  ]),
];

function all(isTrue: Sentence['isTrue'], said: readonly Sentence['says'][]): Sentence[] {
  return said.map((says) => ({ says, isTrue }));
}
