import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { ReadStore, Store } from '#lib/store/store.server.ts';

export interface Statement {
  text: string;
  /** A step in each line, such as `SEARCH meal_payments USING INDEX meal_payments_by_state (state=?)`. */
  plan: string;
}

/** What `work` asks a store on SQLite, and how SQLite goes about each. */
export async function statementsOf(
  store: Store,
  work: (read: ReadStore) => Promise<unknown>,
): Promise<Statement[]> {
  const asked: RootOperationNode[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(store.read.withPlugin(listen));
  return Promise.all(
    asked.map(async (node) => {
      const query = store.read.getExecutor().compileQuery(node, { queryId: 'plan' });
      const explained = sql.raw(`explain query plan ${query.sql}`);
      const steps = await store.read.executeQuery<{ detail: string }>({
        ...explained.compile(store.read),
        parameters: query.parameters,
      });
      return { text: query.sql, plan: steps.rows.map(({ detail }) => detail).join('\n') };
    }),
  );
}
