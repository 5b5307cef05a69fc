import { notify } from '#ui/notify.ts';
import { writeAboutChildren } from './write-about-child.ts';

const NO_LINE = {
  title: 'No connection',
  text: 'Nothing was sent. What you typed stays on this page. Please press again when there is a connection.',
  isDestructive: true,
};

/**
 * A page that a link or a birth date has opened. Without a line its buttons would lead to the browser's own error page,
 * and the page itself is kept nowhere.
 */
export function startOpenedPage(slug: string): void {
  const childMessages = document.querySelector<HTMLElement>('[data-enhance=child-messages]');
  if (childMessages) writeAboutChildren(slug, childMessages);
  // On the window, after whatever sends a form by itself.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || navigator.onLine) return;
    event.preventDefault();
    notify(NO_LINE);
  });
}
