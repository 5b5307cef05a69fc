import { defineConfig } from '@playwright/test';
import { storyLaunch } from './tests/support/browsers.ts';
import { compileCache } from './tests/support/compile-cache.ts';
import { FIXTURE_CONTENT } from './tests/support/content-folders.ts';

// The workers inherit it, and the schools that they start.
Object.assign(process.env, { CONTENT_DIR: FIXTURE_CONTENT, ...compileCache });

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build-first.ts',
  outputDir: 'test-results',
  // Stories wait for mails and for what has to stand still: two at once leave a part of two cores idle, four were no faster.
  workers: 3,
  // A busy machine may starve a browser once; the list names every story that needed its second try.
  retries: 1,
  // The longest takes half a minute on two quiet cores.
  timeout: 240_000,
  // Three browsers and three schools share two cores: a slow machine is no fault of the website, and what is right at
  // once costs nothing.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: {
    browserName: 'chromium',
    // What cannot be pressed for so long never can: it is said which it was, and the second try comes sooner.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: storyLaunch,
    // Nothing is pressed or measured half faded in; finding the way, going back and applying are told with motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 360, height: 740 },
    locale: 'en-ZM',
    // Stories that answer requests themselves must see them; those of the service worker allow it.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lusaka',
    // A trace of every story costs more than the stories.
    trace: 'on-first-retry',
  },
});
