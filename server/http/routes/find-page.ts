import { generatePath, matchRoutes, type ServerBuild } from 'react-router';
import { isReadable } from '../readable-path.ts';

type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];

/** Of the paths that were asked for last. They may be as long as a request's head, 16 KB. */
const KEPT_PATHS = 500;

export interface FoundPage {
  id: string | undefined;
  module: RouteModule | undefined;
  /** No route has this path; the Not found screen answers. */
  isUnknown: boolean;
  /** The route's path with its parameters' names, such as `/news/:slug`; undefined for an unknown one. */
  pattern: string | undefined;
  isIndex: boolean;
  /** The data of a screen without its document, as the router asks for it (`/about.data`, `/_.data`). */
  isData: boolean;
  /** Spelled as the site spells it, so not `/About`, `/about/` or `//`. */
  isCanonical: boolean;
}

/** Which route answers a path, by the router's own rules. */
export function findPage(routes: Routes): (path: string) => FoundPage {
  const tree = Object.values(routes)
    .filter((route) => route && (route.path || route.index))
    .map((route) => ({
      id: route?.id,
      path: wholePath(routes, route?.id),
      index: route?.index as false,
    }));
  const find = (path: string): FoundPage => {
    const isData = path.endsWith('.data');
    // The router would print a path that cannot be decoded.
    const match = isReadable(path)
      ? matchRoutes(tree, isData ? documentPath(path) : path)?.at(-1)
      : undefined;
    const route = match?.route;
    const pattern = `/${route?.path ?? ''}`;
    const isUnknown = !route || route.path === '*';
    return {
      id: route?.id,
      module: route?.id ? routes[route.id]?.module : undefined,
      isUnknown,
      pattern: isUnknown ? undefined : pattern,
      isIndex: Boolean(route?.index),
      isData,
      isCanonical: path === generatePath(pattern, match?.params),
    };
  };
  // A match compares with every route, and each request is asked about several times.
  const found = new Map<string, FoundPage>();
  return (path) => {
    const page = found.get(path) ?? find(path);
    // The last in the order of the map is the last that was asked for.
    found.delete(path);
    const [oldest] = found.size < KEPT_PATHS ? [] : found.keys();
    if (oldest !== undefined) found.delete(oldest);
    found.set(path, page);
    return page;
  };
}

/** The route's path with those of the frames around it; nothing for the home page. */
function wholePath(routes: Routes, id: string | undefined): string | undefined {
  const route = routes[id ?? ''];
  if (!route) return undefined;
  return [wholePath(routes, route.parentId), route.path].filter(Boolean).join('/') || undefined;
}

/** `/_.data` is the home page's; the router writes a trailing slash as `_`. */
function documentPath(path: string): string {
  return path.replace(/(\/_)?\.data$/, '') || '/';
}
