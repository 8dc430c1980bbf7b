import { describe, expect, test } from 'vitest';
import { thingsOf } from '#painter/chosen-things.ts';
import { engagementOf } from '#painter/figures/doing/engaged.ts';
import { settingOf } from '#painter/settings/settings.ts';
import { recognise } from '#painter/words/recognise.ts';

const engagementIn = (description: string): readonly [string, readonly string[]] | undefined => {
  const seen = recognise(description);
  const things = thingsOf(settingOf(seen.setting ?? 'field'), seen, true);
  const engagement = engagementOf(seen.people, things);
  return engagement && [engagement.deed, engagement.things.map(({ name }) => name)];
};

describe('people put their hands on', () => {
  test.each([
    ['a woman and a boy push an old motor carriage up a steep road', 'push', ['motor-carriage']],
    ['two scientists lift a sheep into a wicker basket in a courtyard', 'lift', ['sheep']],
    ['two sailors bend over a book and a map on the deck of a wooden ship', 'bend', ['book', 'map']],
  ])('the things they are working on: %s', (description, deed, things) => {
    expect(engagementIn(description)).toEqual([deed, things]);
  });

  test('nothing that they are only standing next to, and nothing too large', () => {
    expect(engagementIn('a woman beside an old motor carriage on a road')).toBeUndefined();
    expect(engagementIn('a man lifts a hand before a windmill on a hill')).toBeUndefined();
  });
});

test('people are aboard a carriage or balloon that carries them, but not a carriage that they push', () => {
  expect(recognise('an old motor carriage with a woman and two boys on a road').aboard).toBe(true);
  expect(recognise('a hot air balloon with two tiny figures above a city').aboard).toBe(true);
  expect(recognise('a woman pushes an old motor carriage').aboard).toBe(false);
});
