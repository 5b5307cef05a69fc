import { isAnyWaiting, keysFrom } from '#lib/device/device-store.ts';
import { element } from '#lib/device/element.ts';
import { clearDevice } from '../device/clear-device.ts';
import { endedSessionsKey } from '../device/ended-sessions.ts';
import { isFormBeingSent, WAIT_UNTIL_SENT } from '../device/while-sending.ts';

const CLEARED = 'Your data has been removed from this device.';

/**
 * Asks first, and says so plainly when something has not reached the school yet. While a form is sent it only says to
 * wait.
 */
export function askToClear(slug: string, say: (text: string) => void): void {
  if (isFormBeingSent()) {
    say(WAIT_UNTIL_SENT);
    return;
  }
  const keep = element('button', { className: 'btn line', type: 'submit' }, 'Keep it');
  const clear = element('button', { className: 'btn danger', type: 'button' }, 'Clear my data');
  const waits = element(
    'p',
    {},
    element('b', {}, 'You have sent something that the school does not have yet.'),
    ' If you clear now, the school will not get it.',
  );
  const removed = element(
    'p',
    {},
    'This removes from this device what you have typed, copies of what you have sent, files and your sign-in. What the school has received stays with the school.',
  );
  const text = element(
    'div',
    { id: 'clear-text' },
    ...(isAnythingLost(slug) ? [waits] : []),
    removed,
  );
  const dialog = element(
    'dialog',
    {},
    element('i', { className: 'mphasa' }),
    element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'clear-title' }, 'Clear your data from this device?'),
      text,
      element('div', { className: 'row' }, keep, clear),
    ),
  );
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'clear-title');
  dialog.setAttribute('aria-describedby', 'clear-text');
  clear.addEventListener('click', async () => {
    await clearDevice(slug);
    dialog.close('cleared');
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === 'cleared') say(CLEARED);
  });
  // Out of whatever React looks after.
  document.body.append(dialog);
  dialog.showModal();
}

/** Sessions that still wait to be ended stay, so nothing is lost with them. */
function isAnythingLost(slug: string): boolean {
  const keys = keysFrom(`${slug}.`).filter((key) => key !== endedSessionsKey(slug));
  return keys.some((key) => isAnyWaiting(key));
}
