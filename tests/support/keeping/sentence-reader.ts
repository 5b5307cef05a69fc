import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import type { KindOfBrowser } from './kinds-of-browser.ts';
import { sentencesAboutKeeping } from './read-sentences.ts';
import { type Moment, sentences } from './sentences.ts';

/** Reads the screens of one browser, and remembers what was said where it is not true. */
export class SentenceReader {
  readonly untrue: string[] = [];
  readonly said = new Set<(typeof sentences)[number]>();

  readonly page: Page;
  readonly kind: KindOfBrowser;
  private within = 'main';

  constructor(page: Page, kind: KindOfBrowser) {
    this.page = page;
    this.kind = kind;
    page.on('pageerror', ({ message }) => this.untrue.push(`an error: ${message}`));
  }

  /** `within`: where the page speaks of forms, if not everywhere. */
  async open(path: string, within = 'main', hasArrived?: boolean): Promise<void> {
    this.within = within;
    await this.page.goto(path);
    await this.untilReady();
    await this.read(path, hasArrived);
  }

  async untilReady(): Promise<void> {
    const { page, kind } = this;
    const hasForm = (await page.locator('[data-island]').count()) > 0;
    if (kind.hasScript && hasForm)
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    else if ((await page.locator('[name=formTime]').count()) > 0) await takeOnesTime(page);
  }

  async read(where: string, hasArrived?: boolean): Promise<void> {
    const moment: Moment = { ...this.kind, hasArrived };
    for (const sentence of await sentencesAboutKeeping(this.page, this.within)) {
      const known = sentences.filter(({ says }) =>
        typeof says === 'string' ? says === sentence : says.test(sentence),
      );
      if (!known.some(({ isTrue }) => isTrue(moment))) this.untrue.push(`${where}: ${sentence}`);
      for (const one of known) this.said.add(one);
    }
  }

  /** The line, once what the page needs is there. */
  async cut(isCut: boolean): Promise<void> {
    if (isCut) await this.page.waitForLoadState('networkidle');
    await this.page.context().setOffline(isCut);
  }

  /** Presses, first without a line where a script could wait for one; what arrived is there after a reload too. */
  async send(where: string, press: () => Promise<void>, arrived: RegExp): Promise<void> {
    const { page, kind } = this;
    const receipt = page.getByText(arrived).first();
    if (kind.hasScript) {
      await this.cut(true);
      await press();
      await expect(page.getByText(/not sent yet/i).first()).toBeVisible();
      await expect(page.locator('.waiting-line')).toBeVisible();
      await this.read(`${where}, waiting`, false);
      await this.cut(false);
      // It may go by itself meanwhile, and the button with it.
      const again = page.getByRole('button', { name: 'Submit Application' });
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2000 });
        await expect(receipt).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 30_000 });
    } else await press();
    await expect(receipt).toBeVisible({ timeout: 30_000 });
    await this.read(`${where}, arrived`, true);
    await page.reload();
    await this.untilReady();
    await expect(receipt, `${where}: the receipt survives a reload`).toBeVisible();
    await this.read(`${where}, loaded again`, true);
  }
}
