import { once } from 'node:events';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { userPk } from '#functions/store/table/keys.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import {
  type Product,
  SMALL_PICTURES,
  startAgain,
  startProduct,
} from '#test/support/cloud/product-process.ts';
import { createFilm, meOf, shortScenes, watchFilm } from './films.ts';

/** A separate instance of the product with one creator, which can be killed and restarted on the same data. */
export interface Studio {
  product: Product;
  creator: Visitor;
  creatorId: string;
  killAndRestart(): Promise<void>;
  /** The ids of videos that still need work from a scheduled duty. */
  unfinished(): Promise<readonly string[]>;
  /** The sum of all rows in the creator’s ledger, and the sum of the rows for this film. */
  ledger(film: Pick<StudioFilm, 'id'>): Promise<{ readonly total: number; readonly ofFilm: number }>;
  /**
   * Whether both the balance and the ledger show that only this film was charged and everything else was returned.
   */
  creditsAddUp(film: StudioFilm): Promise<boolean>;
}

export interface StudioFilm {
  readonly id: string;
  readonly creditsBefore: number;
  reach(percent: number): Promise<void>;
  end(): Promise<{ status: string }>;
  retry(): Promise<{ status: string }>;
}

const SPEED = { VEILCAST_RETRY_FACTOR: '0.2', ...SMALL_PICTURES };
const FILM_LIMIT_MS = 200_000;

const tableOf = (product: Product) => {
  const client = new DynamoDBClient({
    endpoint: product.standIns.dynamodb,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name: product.env['TABLE_NAME'] ?? '',
  };
};

/** `dutiesMs` is the time between two runs of the scheduled duties. */
export const openStudio = async (dutiesMs: number): Promise<Studio> => {
  const env = { ...SPEED, VEILCAST_DUTIES_MS: String(dutiesMs) };
  const product = await startProduct({ env });
  const studio: Studio = {
    product,
    creator: await signInByPage(product.url, { name: 'Kill Test', email: 'kill@example.com' }),
    creatorId: '',
    killAndRestart: async () => {
      const { process: child, dataDir, url } = studio.product;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      studio.product = await startAgain(dataDir, Number(new URL(url).port), env);
    },
    unfinished: async () => {
      const unfinished = await Array.fromAsync(videoStore(tableOf(studio.product)).unfinished());
      return unfinished.map(({ id }) => id);
    },
    ledger: async (film) => {
      const { client, name } = tableOf(studio.product);
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :l)',
          ExpressionAttributeValues: { ':pk': userPk(studio.creatorId), ':l': 'LEDGER#' },
          ConsistentRead: true,
        }),
      );
      const sum = (rows: typeof Items): number =>
        rows.reduce((total, row) => total + Number(row['amount']), 0);
      return { total: sum(Items), ofFilm: sum(Items.filter((row) => row['videoId'] === film.id)) };
    },
    creditsAddUp: async (film) => {
      const { total, ofFilm } = await studio.ledger(film);
      const { credits } = await meOf(studio.creator);
      return total === credits && ofFilm === -10 && credits === film.creditsBefore - 10;
    },
  };
  studio.creatorId = (await meOf(studio.creator)).id;
  return studio;
};

/** Once the free credits are used up, grants the creator enough credits for another film, as an invoice would. */
const topUp = async (studio: Studio): Promise<void> => {
  const { client, name } = tableOf(studio.product);
  const { creditWrites, readAccount } = await import('#functions/store/credits/credit-store.ts');
  const { transact } = await import('#functions/store/table/table.ts');
  const table = { client, name };
  const account = await readAccount(table, studio.creatorId, now());
  const grant = {
    id: `invoice:${newId()}`,
    kind: 'paid',
    remaining: 10,
    expiresAt: '2099-01-01T00:00:00.000Z',
  } as const;
  const row = {
    id: `grant:${grant.id}`,
    ownerId: studio.creatorId,
    amount: 10,
    reason: 'grant',
    grantId: grant.id,
    at: now().toISOString(),
  } as const;
  await transact(
    table,
    creditWrites(table, { account: { ...account, grants: [...account.grants, grant] }, rows: [row] }),
  );
};

export const generateFilmOf = async (studio: Studio): Promise<StudioFilm> => {
  if ((await meOf(studio.creator)).credits < 10) await topUp(studio);
  const story = {
    id: newId(),
    ownerId: studio.creatorId,
    title: 'The Midnight Train',
    content: shortScenes.map(({ narration }) => narration).join(' '),
    category: 'Mystery',
    prompt: 'a train',
    language: 'en',
    scenes: shortScenes,
    createdAt: now().toISOString(),
  } as const;
  await storyStore(tableOf(studio.product), now).save({ ...story, scenes: [...shortScenes] });
  const { credits } = await meOf(studio.creator);
  const { id } = await (await createFilm(studio.creator, story.id)).json();
  const end = async () => (await watchFilm(studio.creator, id, FILM_LIMIT_MS)).video;
  return {
    id,
    creditsBefore: credits,
    reach: async (percent) => {
      await watchFilm(
        studio.creator,
        id,
        FILM_LIMIT_MS,
        (video) => (video.progress?.percent ?? 100) >= percent,
      );
    },
    end,
    retry: async () => {
      await studio.creator.post(`/api/videos/${id}/retry`);
      return end();
    },
  };
};
