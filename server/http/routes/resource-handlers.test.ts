import { type MiddlewareFunction, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { findPage } from './find-page.ts';
import { resourceHandlers } from './resource-handlers.ts';

const passed = vi.fn();
const middleware: MiddlewareFunction<Response>[] = [
  (_, next) => {
    passed();
    return next();
  },
];
const send = { action: async () => Response.json({ sent: true }, { status: 201 }) };
const record = {
  loader: async ({ params }: { params: { id?: string } }) => Response.json(params),
};
const routes = {
  root: { id: 'root', path: '', module: { middleware } },
  api: { id: 'api', parentId: 'root', path: 'api', module: {} },
  send: { id: 'send', parentId: 'api', path: 'messages', module: send },
  record: { id: 'record', parentId: 'api', path: 'records/:id', module: record },
  page: { id: 'page', parentId: 'root', path: 'about', module: { default: () => null } },
} as unknown as ServerBuild['routes'];
const build = {
  ...{ routes, ssr: true, isSpaMode: false, future: {}, prerender: [], assets: { routes: {} } },
  ...{ entry: { module: { handleError: () => {} } }, routeDiscovery: { mode: 'initial' } },
} as unknown as ServerBuild;
const handlerOf = resourceHandlers(build, findPage(routes), 'production');
const ask = (path: string, method: string) =>
  handlerOf(path)(
    new Request(`https://school.example${path}`, { method }),
    new RouterContextProvider(),
  );

test('a resource without parameters has a handler of its own, which passes what stands around it', async () => {
  passed.mockClear();
  const answer = await ask('/api/messages', 'POST');
  expect([answer.status, await answer.json()]).toEqual([201, { sent: true }]);
  expect(passed).toHaveBeenCalledOnce();
  expect(handlerOf('/api/messages')).toBe(handlerOf('/api/messages'));
  expect(handlerOf('/api/messages')).not.toBe(handlerOf('/about'));
});

test('everything else has the handler of all routes', async () => {
  const ofAll = handlerOf('/about');
  for (const path of ['/api/records/7', '/api/messages/', '/api/Messages', '/api/nothing', '/']) {
    expect(handlerOf(path), path).toBe(ofAll);
  }
  expect(await (await ask('/api/records/7', 'GET')).json()).toEqual({ id: '7' });
});
