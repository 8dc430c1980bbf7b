import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Capability, PROVIDERS, providerOf } from '#contract/providers.ts';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { filmRates, storyMost } from '#functions/cost/film-rates.ts';
import { MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import { mostFor, Quality, workOn } from '#functions/domain/budget/spending.ts';
import { pricedPlans } from '#functions/domain/plans/plans.ts';
import { stripeWith } from '#functions/gateways/stripe/stripe-client.ts';
import { stripePayments } from '#functions/gateways/stripe/stripe-payments.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { watchFilm } from '#test/support/builders/films.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';
import { firstSentences } from '#test/support/series/weeks/short-scripts.ts';
import { takeFrom } from '#test/support/values.ts';
import { costsOf, sumsByComponent } from '#tools/cost/charges.ts';
import { dollarsNumber } from '#tools/cost/output/money.ts';
import { localSource, readLines } from '#tools/cost/read-lines.ts';

const FILM_LIMIT_MS = 900_000;
const PROMPT = { prompt: 'Why honey never spoils', category: 'Science', language: 'en' };
const VOICE = { voiceId: 'adam', voiceName: 'Adam' };
/** The user’s settings for choosing providers; nothing else from the user’s environment is passed to the product. */
const CHOOSES =
  /^(?:\w+_API_KEY|(?:TEXT|IMAGE|SPEECH|MODERATION)_\w+|PAINTER|NARRATOR|MODERATOR|STORY_WRITER|PICTURE_SIZE|AWS_(?:REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|ENDPOINT_URL_POLLY))$/u;
const dollars = (micro: number): string => `$${(micro / MICRO_PER_USD).toFixed(4)}`;

type Variables = Readonly<Record<string, string | undefined>>;

/** An error that ends the run, with a message for the person who started it. */
class Stopped extends Error {}

/** Which provider does which kind of work, according to the functions’ environment variables. */
const castOf = (env: Variables) => {
  const { STORY_WRITER = '', PAINTER = '', NARRATOR = '', MODERATOR = '' } = env;
  const at = (address: string | undefined): string => (address === undefined ? '' : ` at ${address}`);
  const isOpenAi = (id: string): boolean => id === 'openai';
  return [
    {
      what: 'text',
      isReal: isOpenAi(STORY_WRITER),
      who: `${env['TEXT_MODEL']}${at(env['TEXT_BASE_URL'])}`,
      without: 'OPENAI_API_KEY or TEXT_BASE_URL',
    },
    {
      what: 'pictures',
      isReal: isOpenAi(PAINTER),
      who: `${env['IMAGE_MODEL']}, quality ${env['IMAGE_QUALITY']}${at(env['IMAGE_BASE_URL'])}`,
      without: 'OPENAI_API_KEY or IMAGE_BASE_URL',
    },
    {
      what: 'speech',
      isReal: isOpenAi(NARRATOR) || NARRATOR === 'polly',
      who: NARRATOR === 'polly' ? 'Amazon Polly' : `${env['SPEECH_MODEL']}${at(env['SPEECH_BASE_URL'])}`,
      without: 'SPEECH_BASE_URL, or NARRATOR=polly with AWS credentials',
    },
    {
      what: 'moderation',
      isReal: MODERATOR !== 'none',
      who: `${providerOf('moderation', MODERATOR || 'none').name}${at(env['MODERATION_BASE_URL'])}`,
      without: 'OPENAI_API_KEY or MODERATOR=guard',
    },
  ] as const;
};

/** The cost of the providers’ work, in micro-dollars. */
type Amounts = Readonly<Partial<Record<Capability, number>>>;
const sumOf = (amounts: Amounts): number => Object.values(amounts).reduce((sum, micro) => sum + micro, 0);

/** The maximum cost of the story. */
const storyEstimate = ({ STORY_WRITER, TEXT_MODEL = '' }: Variables): Amounts =>
  STORY_WRITER === 'openai' ? { text: storyMost('openai', TEXT_MODEL, new Date()).openai } : {};

/** The maximum cost of a film’s pictures and voice. */
const filmEstimate = ({ scenes }: Storyboard, env: Variables): Amounts => {
  const { PAINTER, NARRATOR, IMAGE_MODEL = '', PICTURE_SIZE = '', SPEECH_MODEL } = env;
  const providers = {
    painter: PAINTER === 'openai' ? PAINTER : 'offline',
    narrator: NARRATOR === 'openai' || NARRATOR === 'polly' ? NARRATOR : 'simple',
    imageModel: IMAGE_MODEL,
    pictureSize: PICTURE_SIZE,
    speechModel: SPEECH_MODEL,
  } as const;
  const quality = Quality.catch('low').parse(env['IMAGE_QUALITY']);
  const rates = filmRates(providers, new Date());
  const { characters, pictures } = workOn(scenes, scenes.length);
  return {
    picture: mostFor({ scenes: 0, characters: 0, pictures }, quality, rates).stage,
    speech: mostFor({ scenes: 0, characters, pictures: 0 }, quality, rates).stage,
  };
};

/** Opens and closes a Stripe checkout page for a plan, with a customer who is deleted afterwards. */
const tryPayments = async (key: string, baseUrl: string | undefined): Promise<string> => {
  const payments = stripePayments(
    async () => stripeWith(key, baseUrl),
    async () => '',
  );
  const [plan] = takeFrom(pricedPlans());
  const ownerId = randomUUID();
  const person = { id: ownerId, name: 'Smoke Test', email: `${ownerId}@example.com` };
  const customer = await payments.createCustomer(person);
  try {
    const order = { id: randomUUID(), ownerId, kind: 'checkout', plan: plan.id, cents: plan.cents } as const;
    const begun = await payments.beginCheckout(
      { ...order, createdAt: new Date().toISOString() },
      plan,
      customer,
      'https://example.com',
    );
    await payments.expireCheckout(begun.id);
    const after = await payments.findCheckout(begun.id);
    if (begun.cents !== plan.cents || after?.status !== 'expired')
      throw new Stopped(`Stripe’s page asked for ${begun.cents} cents and is ${after?.status}.`);
    return `a page for ${plan.cents} cents was opened and closed`;
  } finally {
    await payments.forgetCustomer(customer);
  }
};

const answered = async (answer: Response): Promise<Response> => {
  if (answer.ok) return answer;
  const { detail = '' } = await answer.json();
  throw new Stopped(`The product answered ${answer.status}: ${detail}`);
};

/** Returns the most that this may have cost. */
const makeFilm = async (
  visitor: Visitor,
  env: Variables,
  cap: number,
  print: (line: string) => void,
): Promise<Amounts> => {
  const storyMost = storyEstimate(env);
  print(`The story may cost up to ${dollars(sumOf(storyMost))}.`);
  if (sumOf(storyMost) > cap) throw new Stopped(`Stopped at the cap of ${dollars(cap)}: nothing was called.`);
  const written = await (await answered(await visitor.post('/api/stories/generate', PROMPT))).json();
  print(`“${written.title}” is written.`);
  // Every provider is tried just as well by a short film, which costs less.
  const { id, version = 1, title, category, language, content } = written;
  const text = firstSentences(content.replaceAll('\n', ' '));
  const short = { version, title, category, language, text };
  const story = await (await answered(await visitor.patch(`/api/stories/${id}`, short))).json();
  const opened = await visitor.post('/api/storyboards', { storyId: story.id, voiceSettings: VOICE });
  const board: Storyboard = await (await answered(opened)).json();
  const filmMost = filmEstimate(board, env);
  print(`Its film, of ${board.scenes.length} scenes, may cost up to ${dollars(sumOf(filmMost))}.`);
  if (sumOf(storyMost) + sumOf(filmMost) > cap)
    throw new Stopped(`Stopped at the cap of ${dollars(cap)}: only the story was written.`);
  const begun = await answered(await visitor.post(`/api/storyboards/${board.id}/create`));
  const { id: videoId } = await begun.json();
  const { video } = await watchFilm(visitor, videoId, FILM_LIMIT_MS);
  if (video.status !== 'completed') throw new Stopped(`The film failed: ${video.error}`);
  const [film] = await (await visitor.get('/api/videos')).json();
  print(`The film of ${film.duration} s is certified.`);
  return { ...storyMost, ...filmMost };
};

/** What the providers charged. */
const providerCosts = async (dataDir: string): Promise<Amounts> => {
  const { lines } = await readLines(localSource(dataDir), { from: '2000-01-01', to: '9999-12-31' });
  const sums = sumsByComponent(costsOf(lines));
  return Object.fromEntries(
    PROVIDERS.flatMap((row) => {
      const pico = 'cost' in row ? sums.get(row.cost.component) : undefined;
      return pico === undefined ? [] : [[row.capability, dollarsNumber(pico) * MICRO_PER_USD] as const];
    }),
  );
};

/**
 * Makes one film on this machine with the providers that a user's settings choose, unless it may cost more than `cap`
 * micro-dollars. Returns the exit status: 2 if no real provider was set.
 */
export const smokeReal = async (
  user: Variables,
  cap: number,
  print: (line: string) => void,
): Promise<number> => {
  const chosen = Object.entries(user).flatMap(([name, value]) =>
    CHOOSES.test(name) && value ? [[name, value] as const] : [],
  );
  // Scheduled duties are off, so that no voice previews are spoken.
  const product = await startProduct({
    env: { ...Object.fromEntries(chosen), VEILCAST_DUTIES_MS: String(FILM_LIMIT_MS * 4) },
  });
  try {
    const cast = castOf(product.env);
    const { STRIPE_TEST_KEY: stripeKey, STRIPE_BASE_URL: stripeUrl } = user;
    for (const { what, isReal, who, without } of cast)
      print(`${what.padEnd(11)} ${isReal ? who : `skipped: set ${without} to try it`}`);
    print(
      `${'payments'.padEnd(11)} ${stripeKey ? 'Stripe in test mode' : 'skipped: set STRIPE_TEST_KEY to try it'}`,
    );
    if (stripeKey && !/^[rs]k_test_/u.test(stripeKey))
      throw new Stopped('STRIPE_TEST_KEY is not a key of Stripe’s test mode, so nothing was called.');
    if (!stripeKey && cast.every(({ isReal }) => !isReal)) {
      print('No key is set, so there is nothing to try.');
      return 2;
    }
    if (stripeKey) print(`Payments: ${await tryPayments(stripeKey, stripeUrl)}.`);
    const visitor = await signInByPage(product.url, { name: 'Smoke Test', email: 'smoke@example.com' });
    const most = await makeFilm(visitor, product.env, cap, print);
    // The last lines are written when the product exits.
    await product.stop();
    const costs = await providerCosts(product.dataDir);
    const line = (what: string, paid: number, atMost: number): void =>
      print(`${what.padEnd(11)} ${dollars(paid)} of at most ${dollars(atMost)}`);
    line('text', costs.text ?? 0, most.text ?? 0);
    line('pictures', costs.picture ?? 0, most.picture ?? 0);
    line('speech', costs.speech ?? 0, most.speech ?? 0);
    line('sum', sumOf(costs), sumOf(most));
    if (sumOf(costs) > sumOf(most)) throw new Stopped('It cost more than was estimated.');
    return 0;
  } catch (error) {
    print(error instanceof Stopped ? error.message : `Failed: ${String(error)}`);
    return 1;
  } finally {
    await product.stop();
    await rm(product.dataDir, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { cap: { type: 'string' } }, strict: false });
  const cap = Number(values.cap ?? '0.50') * MICRO_PER_USD;
  if (!(cap > 0)) {
    console.error('Usage: npm run smoke -- real --cap 0.50, in dollars');
    process.exit(2);
  }
  process.exitCode = await smokeReal(process.env, cap, console.log);
}
