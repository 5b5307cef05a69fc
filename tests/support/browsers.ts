import { existsSync } from 'node:fs';

/** All of Debian's Chromium, where it is installed: only it restores a page from memory when somebody goes back. */
export const wholeBrowser = ['/usr/bin/chromium'].find(existsSync);

/** For the stories: the shell without a window takes half of the processor that the whole browser takes. */
const storyBrowser = ['/usr/bin/chromium-headless-shell'].find(existsSync) ?? wholeBrowser;

const IN_ONE_PROCESS = '--renderer-process-limit=1';

/** How the stories start their browser. */
export const storyLaunch = {
  ...(storyBrowser && { executablePath: storyBrowser }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a story lives for seconds: one process for all documents of a context is enough, what draws needs
    // none of its own, and script that is compiled for speed is never used for long enough to give the time back.
    IN_ONE_PROCESS,
    '--in-process-gpu',
    '--js-flags=--no-opt --no-maglev',
  ],
};

/** For stories about two tabs, each a process as on most machines: what one writes reaches the other a moment later. */
export const tabsApart = {
  ...storyLaunch,
  args: storyLaunch.args.filter((one) => one !== IN_ONE_PROCESS),
};
