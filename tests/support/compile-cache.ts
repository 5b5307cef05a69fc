import { resolve } from 'node:path';

/**
 * What a school's code was compiled to, for the hundreds of starts of one run: each takes a fifth less of the CPU. It
 * stands among the results, which the next run clears away.
 */
export const compileCache = { NODE_COMPILE_CACHE: resolve('test-results/compile-cache') };
