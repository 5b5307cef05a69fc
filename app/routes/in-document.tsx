import { Outlet } from 'react-router';

/**
 * Errors of all pages are shown here, inside the document that stands: the root's own would make the whole document
 * anew in the browser, without its styles and scripts, which only the server writes.
 */
export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export default Outlet;
