import Fastify, { type FastifyInstance } from 'fastify';
import { type Fields, pointsOf } from './query';

/** A fake OpenSearch on the loopback interface. A test changes `refuse` and `silent`, and reads the rest. */
export interface LoopbackOpenSearch {
  url: string;
  indexes: Map<string, Map<string, Fields>>;
  aliases: Map<string, Set<string>>;
  /** Calls in their order: method and path. */
  calls: string[];
  /** While set, every request gets this status. */
  refuse: number | undefined;
  /** While set, no request is answered. */
  silent: boolean;
  close(): Promise<void>;
}

interface SearchBody {
  query: never;
  from?: number;
  size?: number;
  sort?: Record<string, 'asc' | 'desc'>[];
  track_total_hits?: number | false;
}

type State = Omit<LoopbackOpenSearch, 'url' | 'close'>;

/** Implements OpenSearch's documented behaviour for the calls that the mall makes. */
export async function startLoopbackOpenSearch(user: string): Promise<LoopbackOpenSearch> {
  const state: State = {
    indexes: new Map(),
    aliases: new Map(),
    calls: [],
    refuse: undefined,
    silent: false,
  };
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 50_000_000 });
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, text, done) =>
    done(
      null,
      String(text)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ),
  );
  const expected = `Basic ${Buffer.from(user).toString('base64')}`;
  app.addHook('onRequest', async (request, reply) => {
    state.calls.push(`${request.method} ${request.url}`);
    if (state.silent) await new Promise(() => {});
    if (request.headers.authorization !== expected) return reply.code(401).send({ error: 'who?' });
    if (state.refuse) return reply.code(state.refuse).send({ error: 'refused' });
  });
  addCalls(app, state);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(state, {
    url: url.replace('://', `://${user}@`),
    close: async () => void (await app.close()),
  });
}

function addCalls(app: FastifyInstance, state: State): void {
  type Named = { Params: { name: string } };
  const named = (name: string) =>
    [...(state.aliases.get(name) ?? [name])].flatMap((one) => state.indexes.get(one) ?? []);
  /** What searches find: the documents as of the last refresh. The real one refreshes every second, too. */
  const searched = new WeakMap<Map<string, Fields>, Map<string, Fields>>();
  app.put<Named>('/:name', async ({ params }) => {
    state.indexes.set(params.name, new Map());
    return { acknowledged: true };
  });
  app.delete<Named>('/:name', async ({ params }) => {
    state.indexes.delete(params.name);
    return { acknowledged: true };
  });
  app.post<Named>('/:name/_refresh', async ({ params }) => {
    for (const index of named(params.name)) searched.set(index, new Map(index));
    return {};
  });
  app.post<{ Body: { actions: Record<string, { index: string; alias: string }>[] } }>(
    '/_aliases',
    async ({ body }) => {
      for (const [action, { index, alias }] of body.actions.flatMap((one) => Object.entries(one))) {
        const leads = state.aliases.get(alias) ?? new Set();
        if (action === 'add') leads.add(index);
        else leads.delete(index);
        state.aliases.set(alias, leads);
      }
      return { acknowledged: true };
    },
  );
  app.post<{ Body: Record<string, { _index: string; _id: string }>[] }>(
    '/_bulk',
    async ({ body }) => {
      const items: object[] = [];
      for (let line = 0; line < body.length; line += 1) {
        const [[action, at] = ['', { _index: '', _id: '' }]] = Object.entries(body[line] ?? {});
        const index = state.indexes.get(at._index);
        if (action === 'delete') index?.delete(at._id);
        else index?.set(at._id, { ...body[(line += 1)], _id: at._id });
        items.push({
          [action]: index ? { status: 200 } : { status: 404, error: { type: 'no_index' } },
        });
      }
      return { errors: items.some((item) => JSON.stringify(item).includes('error')), items };
    },
  );
  app.post<Named & { Body: SearchBody }>('/:name/_search', async ({ params, body }, reply) => {
    const indexes = named(params.name);
    if (indexes.length === 0) return reply.code(404).send({ error: 'index_not_found_exception' });
    return searchIn(
      indexes.map((index) => searched.get(index) ?? new Map()),
      body,
    );
  });
}

function searchIn(indexes: Map<string, Fields>[], body: SearchBody) {
  const { query, from = 0, size = 10, sort = [], track_total_hits: most = 10_000 } = body;
  const found = indexes
    .flatMap((index) => [...index.values()])
    .flatMap((fields) => {
      const _score = pointsOf(query, fields);
      return _score === undefined ? [] : [{ ...fields, _score: Math.fround(_score) } as Fields];
    });
  const by = sort.flatMap((one) => Object.entries(one));
  found.sort((one, other) => {
    for (const [field, way] of by) {
      const more = Number(one[field]) - Number(other[field]);
      if (more !== 0) return way === 'asc' ? more : -more;
    }
    return 0;
  });
  const hits = found.slice(from, from + size).map(({ _id, _score }) => ({ _id, _score }));
  if (most === false) return { hits: { hits } };
  const relation = found.length > most ? 'gte' : 'eq';
  return { hits: { total: { value: Math.min(found.length, most), relation }, hits } };
}
