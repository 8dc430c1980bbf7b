import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ConnectModel,
  FoundServer,
  ListedModels,
  ListModels,
  ModelsState,
} from '#contract/local-models.ts';
import { STORY_BUDGET_MS } from '#functions/domain/providers/ports.ts';
import { writePrivate } from '#local/support/private-file.ts';
import { askForModels } from './ask-for-models.ts';
import { NO_KEY, readConnection } from './connection-file.ts';
import { ModelProblem } from './model-problem.ts';
import type { ServerPlace } from './server-places.ts';

/** The URL endings that people often paste along with the base URL. */
const CALLS = /\/(?:chat\/completions|completions|models)$/u;

/** The base URL of an API, extracted from what the creator typed. Throws a `ModelProblem`. */
const modelAddress = (typed: string): string => {
  const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(text))
    throw new ModelProblem('This isn’t an address. Enter one such as http://127.0.0.1:11434/v1.');
  const { protocol, host, pathname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new ModelProblem('The address must begin with http:// or https://.');
  if (username !== '' || password !== '')
    throw new ModelProblem('Enter the key in its own field, not in the address.');
  const path = pathname.replace(/\/+$/u, '').replace(CALLS, '');
  return `${protocol}//${host}${path === '' ? '/v1' : path}`;
};

/** A server on this machine answers much faster than this. */
const LOOK_MS = 300;

/** The model servers that respond at these places; all places are queried at the same time. */
const findServers = async (
  places: readonly ServerPlace[],
  timeoutMs: number,
): Promise<readonly FoundServer[]> => {
  const found = await Promise.all(
    places.map(async ({ name, address }) => {
      const models = await askForModels({ baseUrl: address, apiKey: undefined, timeoutMs }).catch(
        () => undefined,
      );
      return models === undefined ? [] : [{ name, address, models: [...models] }];
    }),
  );
  return found.flat();
};

const LIST_MS = 10_000;
/**
 * How long the connected model may take to answer. The model may be running on another machine, or be busy with a
 * story.
 */
const PROBE_MS = 3000;
const START_PAUSES_MS = [1000, 3000, 6000];

interface DeskOptions {
  /** Where the connected model is stored; the functions read it as a secret. */
  readonly file: string;
  readonly places: readonly ServerPlace[];
  /** The model chosen through environment variables, which takes precedence. */
  readonly fixed: ModelsState['fixed'];
  /** How long each place may take to answer, in milliseconds; 300 by default. */
  readonly lookMs?: number;
}

/** Finds, tries, connects and disconnects the model that writes stories on this machine. */
export class ModelDesk {
  readonly #options: DeskOptions;
  #found: readonly FoundServer[] = [];
  #isAnswering = true;
  #looking: Promise<void> | undefined;
  #isTrying = false;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /**
   * Looks for model servers while the product starts. Startup keeps the CPU busy, so a server may answer too late;
   * until one is found, the search is repeated after each of these pauses.
   */
  async lookAtStart(pausesMs: readonly number[] = START_PAUSES_MS): Promise<void> {
    await this.look();
    for (const ms of pausesMs) {
      if (this.#found.length > 0 || this.state().connected !== null) return;
      await sleep(ms, undefined, { ref: false });
      await this.look();
    }
  }

  /** Looks for model servers unless a writer has already been chosen; concurrent calls share one search. */
  look(): Promise<void> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  state(): ModelsState {
    const { file, fixed } = this.#options;
    const connection = fixed === null ? readConnection(file) : undefined;
    return {
      fixed,
      connected:
        connection === undefined
          ? null
          : {
              address: connection.baseUrl,
              model: connection.model,
              hasKey: connection.apiKey !== NO_KEY,
              storySeconds: connection.storySeconds,
              isAnswering: this.#isAnswering,
            },
      found: [...this.#found],
      mostSeconds: STORY_BUDGET_MS / 1000,
    };
  }

  async list({ address, key }: ListModels): Promise<ListedModels> {
    const baseUrl = modelAddress(address);
    const models = await askForModels({ baseUrl, apiKey: this.#keyFor(baseUrl, key), timeoutMs: LIST_MS });
    return { address: baseUrl, models: [...models] };
  }

  /** Connects the model once it has written a story; until then the previous model stays connected. */
  async connect({ address, key, model }: ConnectModel): Promise<ModelsState> {
    const { file, fixed } = this.#options;
    if (fixed !== null)
      throw new ModelProblem(
        `${fixed.variable} chooses the writer. Start Veilcast without it to connect a model here.`,
      );
    if (this.#isTrying)
      throw new ModelProblem('Another model is writing its test story. Wait until it’s done and try again.');
    this.#isTrying = true;
    try {
      const baseUrl = modelAddress(address);
      const apiKey = this.#keyFor(baseUrl, key);
      const models = await askForModels({ baseUrl, apiKey, timeoutMs: LIST_MS });
      if (!models.includes(model))
        throw new ModelProblem(`${new URL(baseUrl).host} has no model named ${model}. Choose another.`);
      const tried = { baseUrl, model, apiKey: apiKey ?? NO_KEY };
      // The model’s client is loaded only here, because a start has to wait for everything that it loads.
      const { tryModel } = await import('./try-model.ts');
      writePrivate(file, { ...tried, storySeconds: await tryModel(tried) });
      this.#isAnswering = true;
      return this.state();
    } finally {
      this.#isTrying = false;
    }
  }

  disconnect(): ModelsState {
    writePrivate(this.#options.file, undefined);
    return this.state();
  }

  /** An empty key means that the stored key is used, but only for the URL it was stored with. */
  #keyFor(baseUrl: string, key: string): string | undefined {
    if (key !== '') return key;
    const stored = readConnection(this.#options.file);
    return stored?.baseUrl === baseUrl && stored.apiKey !== NO_KEY ? stored.apiKey : undefined;
  }

  async #lookNow(): Promise<void> {
    const { file, places, fixed, lookMs = LOOK_MS } = this.#options;
    if (fixed !== null) return;
    const connection = readConnection(file);
    if (connection !== undefined) {
      const { baseUrl, apiKey } = connection;
      this.#isAnswering = await askForModels({ baseUrl, apiKey, timeoutMs: PROBE_MS }).then(
        () => true,
        () => false,
      );
      if (this.#isAnswering) return;
    }
    this.#found = await findServers(places, lookMs);
  }
}
