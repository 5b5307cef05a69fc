import { existsSync } from 'node:fs';

/** All of Debian's Chromium, where it is installed: only it restores a page from memory when somebody goes back. */
export const wholeBrowser = ['/usr/bin/chromium'].find(existsSync);

/** For the stories: the shell without a window takes half of the processor that the whole browser takes. */
export const storyBrowser = ['/usr/bin/chromium-headless-shell'].find(existsSync) ?? wholeBrowser;
