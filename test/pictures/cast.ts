import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { videos } from '#functions/wiring/stores.ts';
import { CARDS } from '#test/support/billing/stripe.ts';
import { submit, typed } from '#test/support/billing/stripe-service.ts';
import { type Person, signInByPage } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveManyFilms, giveManyStories } from '#test/support/builders/crowd.ts';
import { createFilm, giveStory, meOf, watchFilm, wordyScenes } from '#test/support/builders/films.ts';
import { giveStill } from '#test/support/builders/give-still.ts';
import type { Product } from '#test/support/cloud/product-process.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { defined } from '#test/support/values.ts';
import type { ModelAddresses } from '#test/support/vendors/start-models.ts';
import { giveAutoPilot, type RunPaths } from './auto-pilot/give-auto-pilot.ts';
import { giveThreeSeries } from './auto-pilot/give-three-series.ts';
import { beginFilm, finishFilm, giveAudience, givePlan, writeScript } from './library.ts';
import { LONG_SCRIPT, SCRIPTS } from './scripts.ts';

const MANY = 64;
const AUDIENCE_DAYS = 365;
const PEOPLE = {
  newcomer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  creator: { name: 'Grace Hopper', email: 'grace@example.com' },
  few: { name: 'Noor Haddad', email: 'noor@example.com' },
  crowd: {
    name: 'Maximiliane Freifrau von Hohenstein-Oberwaldburg zu Lindenau',
    email: 'maximiliane.von.hohenstein-oberwaldburg@lindenau-filmgesellschaft.example',
  },
  late: { name: 'Tom Okafor', email: 'tom@example.com' },
  spent: { name: 'Ines Ferreira', email: 'ines@example.com' },
  buyer: { name: 'Mei Tanaka', email: 'mei@example.com' },
  maker: { name: 'Lena Brandt', email: 'lena@example.com' },
  director: { name: 'Rosa Lindqvist', email: 'rosa@example.com' },
  pilot: { name: 'Amina Diallo', email: 'amina@example.com' },
} as const satisfies Record<string, Person>;

/** The users in the screenshots, and ways to change their data without going through the screens. */
export interface Cast {
  readonly people: typeof PEOPLE;
  /** The path of the creator's share link. */
  readonly sharedPath: string;
  /**
   * The paths of the buyer's receipts: for a paid plan, and for an upgrade that needs bank authentication.
   */
  readonly receiptPath: string;
  readonly askedPath: string;
  /** The paths of the director's runs. */
  readonly runPaths: RunPaths;
  /** Makes the stand-ins ignore the next films, so that nothing is rendered. */
  holdRenders(): Promise<void>;
  /** Advances the films that a user is generating to about the halfway point. */
  advanceFilms(who: keyof typeof PEOPLE): Promise<void>;
}

const advance = async (ownerId: string, videoId: string, filmed: number, scenes: number): Promise<void> => {
  const job = { ownerId, videoId, attempt: 1 };
  for (let scene = 0; scene < scenes; scene += 1) await giveStill(job, scene);
  const done = Array.from({ length: filmed }, (_, scene) => `film:${scene}` as const);
  const spoken = Array.from({ length: scenes }, (_, scene) => `speak:${scene}` as const);
  for (const milestone of ['plan', ...spoken, ...done] as const) await videos().advance(job, milestone);
};

const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

/** Starts a checkout for a plan. Returns its URL. */
const choose = async (visitor: Visitor, url: string, plan_name: string): Promise<string> => {
  const answer = await visitor.post('/api/payments/checkout/session', { plan_name, origin_url: url });
  const { checkout_url: address }: { checkout_url: string } = await answer.json();
  return address;
};

/** Buys the Starter plan. Returns the path of the receipt. */
const buy = async (visitor: Visitor, url: string, card: 'paid' | 'alwaysAuthenticates'): Promise<string> => {
  const page = await choose(visitor, url, 'Starter');
  const pressed = await submit(page, typed(CARDS[card]));
  const paid = card === 'paid' ? pressed : await submit(`${page}/bank`, { action: 'complete' });
  const receiptPath = pathOf(paid.headers.get('location') ?? url);
  await visitor.get(
    `/api/payments/checkout/status/${new URL(receiptPath, url).searchParams.get('session_id')}`,
  );
  return receiptPath;
};

/** A film that the product has actually rendered, with scenes and a certificate. */
const makeFilm = async (visitor: Visitor): Promise<void> => {
  const { id: ownerId } = await meOf(visitor);
  const { id: storyId } = await giveStory(ownerId, { scenes: wordyScenes });
  const begun = await createFilm(visitor, storyId);
  if (!begun.ok) throw new Error(`The film was not started: ${begun.status} ${await begun.text()}`);
  const { id }: { id: string } = await begun.json();
  await watchFilm(visitor, id);
};

/** Signs every user in once and gives them stories, films and figures. */
export const gatherCast = async ({ url, env }: Product, models: ModelAddresses): Promise<Cast> => {
  const table = env['TABLE_NAME'] ?? '';
  const idOf = async (person: Person) => (await meOf(await signInByPage(url, person))).id;

  const creator = await signInByPage(url, PEOPLE.creator);
  const { id: creatorId } = await meOf(creator);
  await buy(creator, url, 'paid');
  const films = new Map<string, string>();
  for (const [index, script] of SCRIPTS.entries()) {
    const story = await writeScript(creatorId, script, (SCRIPTS.length - index) * 3 - 2);
    if (script.sample === undefined) continue;
    const videoId = await beginFilm(story);
    await finishFilm(creatorId, videoId, script.sample, script.seconds ?? 0);
    films.set(script.title, videoId);
    await connect().send(
      new UpdateCommand({
        TableName: table,
        Key: keys.video(creatorId, videoId),
        UpdateExpression: 'SET #v = :v, shares = :s, downloads = :d, completions = :c',
        ExpressionAttributeNames: { '#v': 'views' },
        ExpressionAttributeValues: {
          ':v': 120 * index ** 2,
          ':s': 9 * index,
          ':d': 3 * index,
          ':c': 70 * index ** 2,
        },
      }),
    );
  }
  const failed = await beginFilm(await writeScript(creatorId, defined(SCRIPTS[6]), 1));
  await videos().fail(
    { ownerId: creatorId, videoId: failed, attempt: 1 },
    'The image generator declined one of the scenes. Change its words and try again.',
    now(),
  );
  const orchard = { ...defined(SCRIPTS[7]), title: 'The Glass Orchard', prompt: 'an orchard made of glass' };
  await advance(creatorId, await beginFilm(await writeScript(creatorId, orchard, 0)), 2, 5);
  await giveAudience(table, creatorId, AUDIENCE_DAYS);
  const shared = await creator.post('/api/videos/share', {
    video_id: films.get('The Night the Library Burned'),
    platform: 'link',
  });
  const { share_url: address }: { share_url: string } = await shared.json();

  await connectAccount(creator, 'tiktok', 'Night Stories');

  const fewId = await idOf(PEOPLE.few);
  for (const [index, script] of SCRIPTS.slice(3, 6).entries()) {
    const videoId = await beginFilm(await writeScript(fewId, script, 9 - index * 3));
    await finishFilm(fewId, videoId, script.sample ?? '', script.seconds ?? 0);
  }
  await givePlan(table, fewId, { subscription: 'trial', credits: 170, used: 30, trialEndsInDays: 5 });

  const crowdId = await idOf(PEOPLE.crowd);
  await giveManyStories(crowdId, MANY);
  await givePlan(table, crowdId, { subscription: 'trial', credits: 200, used: 0, trialEndsInDays: 2 });
  const long = await beginFilm(await writeScript(crowdId, LONG_SCRIPT, 0));
  await finishFilm(crowdId, long, LONG_SCRIPT.sample ?? '', LONG_SCRIPT.seconds ?? 0);
  await giveManyFilms(crowdId, long, MANY);
  const longest = await beginFilm(await writeScript(crowdId, LONG_SCRIPT, 0));
  await finishFilm(crowdId, longest, 'technology', 56);

  await givePlan(table, await idOf(PEOPLE.late), {
    subscription: 'trial',
    credits: 0,
    used: 120,
    trialEndsInDays: -2,
  });
  await givePlan(table, await idOf(PEOPLE.spent), { subscription: 'free', credits: 0, used: 30 });
  await giveThreeSeries(table, await idOf(PEOPLE.pilot));
  await idOf(PEOPLE.newcomer);
  await makeFilm(await signInByPage(url, PEOPLE.maker));
  const directorId = await idOf(PEOPLE.director);
  await givePlan(table, directorId, { subscription: 'growth', credits: 480, used: 120 });
  const runPaths = await giveAutoPilot(directorId);
  const buyer = await signInByPage(url, PEOPLE.buyer);
  const receiptPath = await buy(buyer, url, 'alwaysAuthenticates');
  const askedPath = pathOf(await choose(buyer, url, 'Growth'));

  const script = (party: string, call: string, count: number) =>
    fetch(new URL('/__faults', party), {
      method: 'POST',
      body: JSON.stringify({ call, faults: Array.from({ length: count }, () => ({ kind: 'timeout' })) }),
    });
  return {
    people: PEOPLE,
    sharedPath: new URL(address).pathname,
    receiptPath,
    askedPath,
    runPaths,
    holdRenders: async () => {
      await script(models.openai, 'images/generations', 12);
      await script(models.polly, 'SynthesizeSpeech', 2);
    },
    advanceFilms: async (who) => {
      const id = await idOf(PEOPLE[who]);
      for (const film of (await videos().list(id)).items)
        if (film.status === 'generating')
          await advance(id, film.id, Math.ceil(film.scenes.length / 2), film.scenes.length);
    },
  };
};
