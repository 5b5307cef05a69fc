import { readKept, watchAll } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { notify } from '#ui/notify.ts';

const NOT_SIGNED_OUT = {
  title: 'This did not load',
  text: 'You are still signed in. Please try again when you have a connection.',
  isDestructive: true,
};

/**
 * Whether this device keeps a session stands in the header: the ways to the account and out of it. The server does
 * not know: pages are the same for everybody.
 */
export function enhanceSession(slug: string): void {
  watchAll(() => showSession(slug));
  // A page that Back restores may be older than the session.
  addEventListener('pageshow', () => showSession(slug));
  showSession(slug);
}

/** Called again by screens that change without a new document, after somebody signed in or out. */
export function showSession(slug: string): void {
  const isSignedIn = readKept(`${slug}.auth`).state === 'kept';
  const { dataset } = document.documentElement;
  const isShown = document.querySelector('.top .of-session') !== null;
  if (isSignedIn) dataset.signedIn = '';
  else delete dataset.signedIn;
  if (isSignedIn === isShown) return;
  for (const old of document.querySelectorAll('.top .of-session')) old.remove();
  if (!isSignedIn) return;
  for (const list of document.querySelectorAll('.top .nav')) list.append(...sessionLinks(slug));
  document
    .querySelector('.top summary span')
    ?.append(element('small', { className: 'of-session', textContent: 'Signed in' }));
}

function sessionLinks(slug: string): HTMLElement[] {
  const account = element('a', { href: '/account', textContent: 'Your account' });
  const leave = element('button', { type: 'button', textContent: 'Sign out' });
  leave.addEventListener('click', () => {
    // Loaded when somebody signs out.
    import('#forms/device/ended-sessions.ts').then(
      ({ signOutHere }) => {
        signOutHere(slug);
        location.assign('/');
      },
      () => notify(NOT_SIGNED_OUT),
    );
  });
  return [account, leave].map((way) => element('li', { className: 'of-session' }, way));
}
