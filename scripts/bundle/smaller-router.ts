import type { Plugin } from 'vite';

const FOLDER = '/node_modules/react-router/dist/production/lib/';
/** Instruments that nobody reads here, and ways of finding routes that the list of all routes makes needless. */
const UNUSED = ['router/instrumentation.js', 'dom/ssr/fog-of-war.js', 'dom/ssr/route-discovery.js'];
const EXPORTED = /^export \{ (.+) \};$/m;

/**
 * Puts stand-ins that do nothing in the place of what the browser's router asks for and we have not turned on. The build
 * stops when a newer version has these files no more.
 */
export function smallerRouter(): Plugin {
  const left = new Set(UNUSED);
  return {
    name: 'smaller-router',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform(code, module) {
      const file = UNUSED.find((unused) => module.endsWith(FOLDER + unused));
      const [, names] = EXPORTED.exec(file ? code : '') ?? [];
      if (!file || !names) return undefined;
      left.delete(file);
      const standIns = names.split(', ').map((name) => `export const ${name} = () => undefined;`);
      return { code: standIns.join('\n'), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`The router has no ${[...left].join(', ')}`);
    },
  };
}
