import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { findTool } from './tools.ts';

/** The stories' browser; undefined where it is missing. */
export async function openBrowser(
  whatFor: string,
  moreArgs: string[] = [],
): Promise<Browser | undefined> {
  const executablePath = findTool('chromium', 'chromium', whatFor);
  if (!executablePath) return undefined;
  const options = playwrightConfig.use?.launchOptions;
  const args = [...(options?.args ?? []), ...moreArgs];
  return chromium.launch({ ...options, args, executablePath });
}

export interface Line {
  name: string;
  kilobitsPerSecond: number;
  latencyMs: number;
}

/** A phone's screen on a slow line with a processor so many times slower than this one. */
export async function openPhone(
  browser: Browser,
  line: Line,
  slowdown: number,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** Whether the page's script is done and React has taken over what it takes. */
export function untilHydrated(page: Page): Promise<unknown> {
  return page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, {
    timeout: 60_000,
  });
}
