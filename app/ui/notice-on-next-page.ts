import { type Notice, notify } from './notify.ts';

/** Where the session storage holds what the next page of this tab says. */
const ON_NEXT_PAGE = 'notice';

/** Says it on the document that comes next; where storage is refused it stays unsaid. */
export function notifyOnNextPage(notice: Notice): void {
  try {
    sessionStorage.setItem(ON_NEXT_PAGE, JSON.stringify(notice));
  } catch {
    // It says nothing that the page does not show.
  }
}

/** Takes back what was left to be said. */
export function sayNothingOnNextPage(): void {
  try {
    sessionStorage.removeItem(ON_NEXT_PAGE);
  } catch {
    // Nothing was left where storage is refused.
  }
}

/** Says what the page before has left to be said. */
export function takeNoticeFromPageBefore(): void {
  try {
    const left = sessionStorage.getItem(ON_NEXT_PAGE);
    sessionStorage.removeItem(ON_NEXT_PAGE);
    if (left) notify(JSON.parse(left));
  } catch {
    // Nothing can be left where storage is refused.
  }
}
