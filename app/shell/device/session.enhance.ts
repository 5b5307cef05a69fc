import { readKept, watchAll } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { notify } from '#ui/notify.ts';

const NOT_SIGNED_OUT = {
  title: 'You are still signed in',
  text: 'Please try again.',
  isDestructive: true,
};

/**
 * Whether this device keeps a session stands in the header: the ways to the account and out of it. The server does
 * not know: pages are the same for everybody.
 */
export function enhanceSession(slug: string): void {
  const show = () => showSession(slug);
  watchAll(show);
  // A page that Back restores may be older than the session.
  addEventListener('pageshow', show);
  show();
}

/** Called again by screens that change without a new document, after somebody signed in or out. */
export function showSession(slug: string): void {
  const kept = readKept(`${slug}.auth`);
  const isSignedIn = kept.state === 'kept';
  const isShown = document.querySelector('.top .of-session') !== null;
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  if (isSignedIn === isShown) return;
  for (const old of document.querySelectorAll('.top .of-session')) old.remove();
  if (!isSignedIn) return;
  for (const list of document.querySelectorAll('.top .nav')) {
    list.append(...sessionLinks(slug, kept.value as KeptSession));
  }
}

/** What the accounts' client keeps. Only staff have roles. */
interface KeptSession {
  user?: { app_metadata?: { roles?: string[] } };
}

function sessionLinks(slug: string, { user }: KeptSession): HTMLElement[] {
  const [href, textContent] = user?.app_metadata?.roles?.length
    ? ['/staff', 'The desk']
    : ['/portal', 'My family'];
  const home = element('a', { href, textContent });
  const leave = element('button', { textContent: 'Sign out' });
  leave.addEventListener('click', () => {
    // Loaded when somebody signs out.
    import('#forms/device/ended-sessions.ts').then(
      (sessions) => {
        sessions.signOutHere(slug);
        location.assign('/');
      },
      () => notify(NOT_SIGNED_OUT),
    );
  });
  return [home, leave].map((way) => element('li', { className: 'of-session' }, way));
}
