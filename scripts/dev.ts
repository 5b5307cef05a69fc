import { createServer } from 'vite';
import { PRINT_FONTS } from '#lib/print/print.server.ts';
import { untilSignal } from '../server/until-signal.ts';
import { unpackFonts } from './bundle/print-fonts.ts';

/** The same server as in production, with the sources reloaded as they change. */
process.env.NODE_ENV = 'development';
await unpackFonts(PRINT_FONTS);
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { start } = (await vite.ssrLoadModule(
  './server/start.ts',
)) as typeof import('../server/start.ts');
const school = await start(process.env, { middlewares: vite.middlewares });
const say = async () => {
  console.log(`The school’s website, with reload, is at ${school.address}`);
  await school.announce();
};
await untilSignal(say, async () => {
  await vite.close();
  await school.stop();
});
