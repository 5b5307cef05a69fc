import { expect, type Page } from '@playwright/test';

/** While one document takes the place of another, the browser has no history to tell; nothing has been pressed then. */
const HAS_NO_HISTORY_YET = 'Not attached to an active page';

/** Lets Back and Forward of a story wait for that moment's end, as a person's press would come after it. */
export function steadyHistory(page: Page): void {
  for (const way of ['goBack', 'goForward'] as const) {
    const press = page[way].bind(page);
    page[way] = async (options) => {
      let answer: Awaited<ReturnType<typeof press>> = null;
      const isPressed = async () => {
        try {
          answer = await press(options);
          return true;
        } catch (error) {
          if (String(error).includes(HAS_NO_HISTORY_YET)) return false;
          throw error;
        }
      };
      await expect.poll(isPressed).toBe(true);
      return answer;
    };
  }
}
