import { beforeAll, expect, it } from 'vitest';
import { signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { meOf, wordyScenes } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

let visitor: Visitor;
let scenesPath: string;
const repaint = (n: number) => visitor.post(`${scenesPath}/${n}/repaint`);
const rewrite = (n: number, narration: string) => visitor.post(`${scenesPath}/${n}/rewrite`, { narration });

beforeAll(async () => {
  useCloudEnvironment();
  visitor = await signIn(newPerson());
  const { id } = await meOf(visitor);
  scenesPath = `/api/videos/${await givePlayableFilm(id, undefined, { sceneStarts: [0, 0.6, 1.2] })}/scenes`;
});

it.each([
  ['a scene that does not exist', () => repaint(4), 404, 'We couldn’t find that in your account.'],
  ['the scene before the first', () => repaint(0), 404, 'We couldn’t find that in your account.'],
  [
    'unchanged words',
    () => rewrite(2, wordyScenes[1]?.narration ?? ''),
    400,
    'The scene already has these words. Change them first.',
  ],
  [
    'words that captions cannot show',
    () => rewrite(2, 'שלום'),
    400,
    'The voice can’t read “שלום”. Write it in Latin letters.',
  ],
  ['no words', () => rewrite(2, ' \u200b '), 400, 'Enter the new words for the scene.'],
  [
    'too many words',
    () => rewrite(2, 'word '.repeat(80)),
    400,
    'A scene has room for 300 characters. Use fewer words.',
  ],
  [
    'words that leave too few for a video',
    () => rewrite(2, 'He ran.'),
    400,
    'The video would have 43 words. It needs 60 to 400.',
  ],
])('an edit is refused and costs nothing: %s', async (_, ask, code, detail) => {
  const answer = await ask();
  expect([answer.status, (await answer.json()).detail]).toEqual([code, detail]);
  expect((await meOf(visitor)).credits).toBe(20);
});

it('another user gets the same response as for a video that does not exist', async () => {
  const stranger = await signIn(newPerson());
  for (const call of [
    stranger.get(scenesPath),
    stranger.post(`${scenesPath}/1/repaint`),
    stranger.post(`${scenesPath}/1/rewrite`, { narration: 'The last train left the station at midnight.' }),
  ])
    expect((await call).status).toBe(404);
});
