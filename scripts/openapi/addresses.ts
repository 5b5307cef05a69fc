import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Described } from '#app/routes/api/described.ts';

export interface Handler extends Described {
  /** As the module calls it. */
  name: 'loader' | 'action';
  method: 'get' | 'post';
  /** Of a handler that does something else at each address. */
  part?: string;
}

export interface Address {
  path: string;
  /** In the folder of the program. */
  file: string;
  handlers: Handler[];
}

/** What a file exports, by the file. */
export type RouteModules = Record<string, Record<string, unknown>>;

const methods = { loader: 'get', action: 'post' } as const;

/** Every address under `/api`, with the handlers of its route's module. */
export function addressesOf(
  routes: RouteConfigEntry[],
  modules: RouteModules,
  above = '',
): Address[] {
  return routes.flatMap(({ path = '', file: route, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    const inner = addressesOf(children, modules, whole);
    if (!whole.startsWith('/api/') || whole.endsWith('*')) return inner;
    const file = `app/${route}`;
    const module = modules[`../../${file}`];
    if (!module) throw new Error(`${file} is no module of an address under /api`);
    const handlers = (['loader', 'action'] as const).flatMap((name) =>
      handlerIn(module[name], name, whole),
    );
    return handlers.length > 0 ? [{ path: whole, file, handlers }, ...inner] : inner;
  });
}

function handlerIn(exported: unknown, name: Handler['name'], path: string): Handler[] {
  if (typeof exported !== 'function') return [];
  const method = methods[name];
  const { changes, partOf = lastOf } = exported as {
    changes?: Record<string, Described>;
    partOf?: (path: string) => string;
  };
  if (!changes) return [{ name, method, ...described(exported as Described) }];
  const part = partOf(path);
  return [{ name, method, part, ...described(changes[part]) }];
}

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

const described = ({ takes, reads }: Described = {}): Described => ({
  ...(takes && { takes }),
  ...(reads && { reads }),
});
