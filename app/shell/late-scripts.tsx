import { useContext } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { InlineScript } from '#ui/inline-script.tsx';
import { isPrivateRoute, publicManifestOf } from './private-routes.ts';

function ScriptsFromServer() {
  const framework = useContext(FrameworkContext);
  const state = useContext(DataRouterStateContext);
  if (!framework || !state) throw new Error('LateScripts belongs into the document of the router');
  // A page that asks for no script (`handle`) gets none.
  if (state.matches.some(({ route }) => isWithoutScript(route.handle))) return null;
  const { manifest, serverHandoffString, renderMeta } = framework;
  // Tells the router to send the loaders' data along.
  if (renderMeta) renderMeta.didRenderScripts = true;

  const handoff = serverHandoffString
    ? `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`
    : '';
  const routes = state.matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id];
    return entry ? [{ id: route.id, module: entry.module }] : [];
  });
  const imports = [manifest.entry, ...routes.map(({ id }) => manifest.routes[id])].flatMap(
    (module) => module?.imports ?? [],
  );
  const modules: Modules = {
    first: manifest.hmr?.runtime,
    manifest: manifestFor(manifest.url, state.matches),
    entry: manifest.entry.module,
    imports: [...new Set(imports)],
    routes,
  };
  const wake = `(${textOf(wakeLater)})(${JSON.stringify(modules)});`;
  return <InlineScript text={handoff + wake} />;
}

/**
 * Stands in the place of React Router's `<Scripts>`. Theirs starts to load a hundred kilobytes beside the page
 * itself; this one waits until the page is there and the phone is idle, or until the first touch
 * (docs/decisions/0006). The page works before: links are links, menus are `<details>`, forms post.
 */
export const LateScripts = import.meta.env.SSR
  ? ScriptsFromServer
  : // The browser's copy never runs its text, so it does not carry what makes it either.
    () => <InlineScript text="" />;

function isWithoutScript(handle: unknown): boolean {
  return (handle as { isWithoutScript?: true } | undefined)?.isWithoutScript ?? false;
}

/** Public pages know the public pages only; the development server makes no second list. */
function manifestFor(url: string, matches: { route: { id: string } }[]): string {
  const isWhole = import.meta.env.DEV || matches.some(({ route }) => isPrivateRoute(route.id));
  return isWhole ? url : publicManifestOf(url);
}

interface Modules {
  /** While developing: what reloads the others. */
  first: string | undefined;
  manifest: string;
  entry: string;
  /** What these import in turn; named here, so that a slow line is not asked one level after the other. */
  imports: string[];
  routes: { id: string; module: string }[];
}

/** The development server puts a function of its own in the place of `import`. */
function textOf(code: (modules: Modules) => void): string {
  return String(code).replaceAll('__vite_ssr_dynamic_import__', 'import');
}

/** Runs as text in the page, so it uses nothing from outside itself. */
function wakeLater({ first, manifest, entry, imports, routes }: Modules) {
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    for (const href of [entry, ...imports])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    const load = (url: string) => import(/* @vite-ignore */ url);
    Promise.resolve(first && load(first))
      .then(() => Promise.all([manifest, ...routes.map((route) => route.module)].map(load)))
      .then(([, ...modules]) => {
        Object.assign(window, {
          __reactRouterRouteModules: Object.fromEntries(
            routes.map((route, index) => [route.id, modules[index]]),
          ),
        });
        return load(entry);
      })
      .catch(() => {
        // The line broke; the next touch tries again.
        isAwake = false;
        listen();
      });
  };
  const listen = () => {
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  };
  listen();
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(wake, { timeout: 2000 })
      : setTimeout(wake, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
