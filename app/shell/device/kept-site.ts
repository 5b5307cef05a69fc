/** What pages say to the service worker: that somebody wants the whole site. */
export const KEEP_SITE = 'keep-site';

/** Stands in a cache whose build is kept as a whole; pages look for it, too. */
export const WHOLE = '/kept/whole';

/** What the whole site costs a phone; `the-kept-site-is-light.test.ts` compares it with what travels. */
export const SITE_SIZE = '0.5 MB';
