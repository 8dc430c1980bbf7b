import { describe, expect, test } from 'vitest';
import { recognise } from '#painter/words/recognise.ts';

const peopleOf = (description: string): (readonly [string, number, string])[] =>
  recognise(description).people.map(({ name, count, posture }) => [name, count, posture]);

const PEOPLE: readonly (readonly [string, readonly (readonly [string, number, string])[]])[] = [
  [
    'Medium shot: Napoleon, a small man in a long dark coat and a wide black hat, rides a horse through a meadow',
    [['emperor', 1, 'ride']],
  ],
  ['a line of hunters with guns at the edge of a meadow', [['hunter', 7, 'stand']]],
  ['two programmers with a camera on a stand', [['programmer', 2, 'hold']]],
  ['five officers in a hall', [['officer', 5, 'stand']]],
  ['six sailors in a small boat near snow', [['polar', 6, 'stand']]],
  ['sailors run across the wooden deck of a warship', [['voyager', 7, 'run']]],
  ['two sailors in long coats bend over ropes, in a storm', [['oilskin', 2, 'bend']]],
  ['a sailor on his knees with an axe on the open sea', [['sailor', 1, 'kneel']]],
  ['a doctor with a black beard draws at a table', [['doctor', 1, 'work']]],
  ['an old woman in a long black dress at a table', [['old-woman', 1, 'work']]],
  ['a guard asleep on a chair in a museum hall', [['guard', 1, 'sleep']]],
  [
    'a woman in a long dress and a boy push an old motor carriage',
    [
      ['woman', 1, 'push'],
      ['child', 1, 'push'],
    ],
  ],
  ['a woman in a red coat at a telephone on a table', [['woman', 1, 'call']]],
  ['a policeman stands at a corner', [['policeman', 1, 'stand']]],
  ['a crowd of people on the quay', [['crowd', 1, 'stand']]],
  ['thin sailors sit on the deck of a wooden ship', [['voyager', 3, 'slump']]],
  ['an officer in a blue uniform salutes on the stage of a theatre', [['officer', 1, 'salute']]],
  [
    'an officer before the desk of a gentleman in an office, a soldier behind him',
    [
      ['officer', 1, 'stand'],
      ['gentleman', 1, 'work'],
      ['soldier', 1, 'stand'],
    ],
  ],
];

describe('the people in a description', () => {
  test.each(PEOPLE)('are recognised in: %s', (description, people) => {
    expect(peopleOf(description)).toEqual(people);
  });

  // Proves film-offline-painter-shows-people.
  test('wear the clothes that the description mentions', () => {
    const [woman] = recognise('a woman in a red coat, seen from behind').people;
    expect(woman?.costume).toMatchObject({ garment: 'coat', colour: '#c2332f' });
    const [old] = recognise('an old woman in a long black dress and a hat with flowers').people;
    expect(old?.costume).toMatchObject({ garment: 'dress', colour: '#2a2932', hat: 'flowered' });
    const [scientist] = recognise('an old scientist with a white beard').people;
    expect(scientist?.costume).toMatchObject({ beard: 'full', hairColour: '#dedbd4' });
    const [reader] = recognise('a man with glasses at a table').people;
    expect(reader?.costume.trims).toContain('glasses');
  });

  test('are not inferred just because clothing is mentioned', () => {
    expect(recognise('a blue officer’s uniform and a cap on a hook').people).toEqual([]);
  });

  test('wear or carry things that aren’t recognised as separate objects', () => {
    expect(recognise('a man with glasses and a red pen').objects).toEqual(['pen']);
    expect(recognise('a line of hunters with guns').objects).toEqual([]);
    expect(recognise('an old woman in a hat with flowers').objects).toEqual([]);
  });

  // Proves film-offline-painter-shows-people.
  test('may include an onlooker in the foreground, in which case the picture shows only what the onlooker sees', () => {
    const seen = recognise('Over the shoulder of a sailor with a lantern: a book on a table in a bare room.');
    expect(seen).toMatchObject({ shot: 'over the shoulder', over: { name: 'sailor' }, people: [] });
    expect(seen.objects).toContain('book');
    expect(seen.objects).not.toContain('lantern');
  });

  // Proves film-offline-painter-shows-people.
  test('appear only as hands in a close-up', () => {
    const gloved = recognise('Close-up: hands in white gloves above a map on a table.');
    expect(gloved).toMatchObject({ hands: { count: 2, gloved: true }, people: [] });
    const old = recognise('Close-up: the hands of an old man with scissors on a table.');
    expect(old).toMatchObject({ hands: { count: 2, gloved: false }, people: [] });
    expect(recognise('Close-up: a hand with a red pen').hands?.count).toBe(1);
    expect(recognise('Medium shot: a man with a red pen in his hand').hands).toBeUndefined();
  });

  // Proves film-offline-painter-shows-people.
  test('are counted, and so are ships, deer, rabbits and cows', () => {
    const { counts } = recognise('five old sailing ships, two deer and hundreds of brown rabbits, a cow');
    expect(Object.fromEntries(counts)).toMatchObject({ 'sailing-ship': 5, deer: 2, rabbit: 18, cow: 1 });
  });

  test('may appear in phrases with a special meaning: rabbits in a carriage, a barrel in a boat, a wave of the hand', () => {
    expect(recognise('rabbits climb into an open carriage').objects).toContain('rabbit-carriage');
    expect(recognise('a woman climbs into a barrel in a rowing boat').objects).toContain('laden-boat');
    expect(recognise('eight explorers wave on a shore').people[0]?.posture).toBe('lift');
  });

  test('have a whole herd in front of them if the description doesn’t say how many animals', () => {
    const { counts, inFront } = recognise('a line of hunters in a meadow, in front of them rabbits');
    expect(counts.get('rabbit')).toBe(12);
    expect([...inFront]).toEqual(['rabbit']);
  });
});
