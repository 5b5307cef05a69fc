import { Outlet } from 'react-router';
import { PageError } from '#app/shell/page/error-page.tsx';

/**
 * Errors of all pages are shown here, inside the document that stands: the root's own would make the whole document
 * anew in the browser, without its styles and scripts, which only the server writes. A constant: what is only passed
 * on by `export … from` gets no error handed over by the router.
 */
export const ErrorBoundary = PageError;

export default Outlet;
