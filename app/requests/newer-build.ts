import { redirectDocument } from 'react-router';
import { BUILD_HEADER } from '#lib/http/build-header.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * A tab that stays open over an update has the old screens, which may not understand what the new server answers. On
 * the way to another screen it loads the document anew; a screen that stays keeps what is typed into it.
 */
export function leaveOldBuild(answer: Response, url: string): void {
  const served = answer.headers.get(BUILD_HEADER);
  const own = window.__reactRouterManifest?.version;
  const { pathname, search } = new URL(url, location.href);
  const isOld = served && own && served !== own;
  if (isOld && pathname !== location.pathname) throw redirectDocument(pathname + search);
}
