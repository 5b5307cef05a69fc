import type { Plugin } from 'rolldown';
import { kindsOnDevice } from '#features/submissions/kinds-on-device.ts';

/** What a browser needs of large modules, by the end of the path of the module that says it. */
const WORKED_OUT: Record<string, object> = {
  '/app/features/submissions/kinds-on-device.ts': { kindsOnDevice },
};

/** Puts into what a browser loads what comes of a module in the place of the module, with all that it needs for it. */
export function workedOut(): Plugin {
  return {
    name: 'worked-out',
    load(id) {
      const [, said] = Object.entries(WORKED_OUT).find(([path]) => id.endsWith(path)) ?? [];
      if (!said) return undefined;
      const lines = Object.entries(said).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}
