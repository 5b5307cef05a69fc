import { enhancePublicPage } from '#app/shell/page/enhance-public-page.ts';
import { takeNoticeFromServer } from '#ui/notify.ts';
import { hydrateIslands } from './hydrate-islands.ts';

/**
 * The script of every public document: small enhancements, each a module beside its component, without which the page
 * still works; then the islands, if it has any.
 */
enhancePublicPage();
takeNoticeFromServer(document);
hydrateIslands(document);
