import { describe, expect, test } from 'vitest';
import { isFigureName } from '#painter/figures/costumes.ts';
import { OBJECT_NAMES, sketchOf } from '#painter/objects/catalogue.ts';
import { recognise } from '#painter/words/recognise.ts';

const OBJECTS: readonly (readonly [string, string])[] = [
  ['The lighthouse stood alone', 'lighthouse'],
  ['Two ships on the horizon', 'ship'],
  ['a galleon under full sail', 'sailing-ship'],
  ['small boats bobbing', 'boat'],
  ['a canoe', 'rowing-boat'],
  ['submarines at rest', 'submarine'],
  ['an old locomotive', 'train'],
  ['taxis waiting', 'car'],
  ['a horse cart', 'carriage'],
  ['bikes against a wall', 'bicycle'],
  ['the rockets were ready', 'rocket'],
  ['a satellite drifts', 'satellite'],
  ['hot air balloons', 'balloon'],
  ['a zeppelin', 'airship'],
  ['a biplane', 'airplane'],
  ['a ufo', 'spaceship'],
  ['grandfather clock', 'clock'],
  ['a pocket watch', 'watch'],
  ['an hourglass', 'hourglass'],
  ['her diary', 'book'],
  ['three candles', 'candle'],
  ['lanterns', 'lantern'],
  ['brass keys', 'key'],
  ['the door opened', 'door'],
  ['windows', 'window'],
  ['an oak', 'oak'],
  ['tall pines', 'pine'],
  ['palm trees', 'palm'],
  ['a bare tree', 'dead-tree'],
  ['weeping willow', 'willow'],
  ['the moon', 'moon'],
  ['stars above', 'stars'],
  ['the sun', 'sun'],
  ['gulls', 'bird'],
  ['crows', 'raven'],
  ['an owl', 'owl'],
  ['wolves', 'wolf'],
  ['a black cat', 'cat'],
  ['hounds', 'dog'],
  ['a stallion', 'horse'],
  ['whales', 'whale'],
  ['a dragon', 'dragon'],
  ['androids', 'robot'],
  ['telescopes', 'telescope'],
  ['a microscope', 'microscope'],
  ['test tubes', 'flask'],
  ['laptops', 'computer'],
  ['a smartphone', 'phone'],
  ['the crown', 'crown'],
  ['swords', 'sword'],
  ['shields', 'shield'],
  ['an atlas', 'map'],
  ['a compass', 'compass'],
  ['a white telephone booth with glass panes', 'telephone-booth'],
  ['a coffee pot on a table', 'coffee-pot'],
  ['a coffee pot in an open wooden box', 'boxed-pot'],
  ['a computer screen with a small grey picture of a coffee pot', 'pot-screen'],
  ['a camera on a stand', 'stand-camera'],
  ['rows of wooden crates full of brown rabbits', 'rabbit-crate'],
  ['hundreds of brown rabbits run towards us', 'running-rabbit'],
  ['a barrel falls down a waterfall', 'falling-barrel'],
  ['the lid of a wooden barrel', 'barrel-lid'],
  ['two boats upside down on a rocky shore', 'upturned-boat'],
  ['rows of flat glass petri dishes', 'petri-dish'],
  ['a brass microscope', 'brass-microscope'],
  ['a stack of thick books', 'book-stack'],
  ['a sheet of paper with a drawing of branches', 'tree-drawing'],
  ['a bottle of black ink', 'ink-bottle'],
  ['an old motor carriage', 'motor-carriage'],
  ['a long hat pin', 'hat-pin'],
  ['an old space probe', 'probe'],
  ['a rooster with a hanging wing', 'hurt-rooster'],
  ['a ship with torn sails', 'torn-ship'],
  ['one long coat on a hook', 'hung-coat'],
  ['a stack of newspapers', 'newspapers'],
  ['treasure chest', 'chest'],
  ['a stone bridge', 'bridge'],
  ['watchtower', 'tower'],
  ['pyramids', 'pyramid'],
  ['a statue', 'statue'],
  ['tents', 'tent'],
  ['a bonfire', 'fire'],
  ['lightning', 'lightning'],
  ['heavy rain', 'rain'],
  ['fresh snow', 'snow'],
  ['thick fog', 'fog'],
  ['waves', 'waves'],
  ['an island', 'island'],
  ['the well', 'well'],
  ['a mirror', 'mirror'],
  ['a chair', 'chair'],
  ['the desk', 'table'],
  ['her bed', 'bed'],
  ['an envelope', 'letter'],
  ['masks', 'mask'],
  ['umbrellas', 'umbrella'],
  ['a kite', 'kite'],
  ['a windmill', 'windmill'],
  ['houses', 'house'],
  ['a cottage', 'cottage'],
  ['churches', 'church'],
  ['factories', 'factory'],
  ['street lamps', 'street-lamp'],
  ['a fence', 'fence'],
  ['lilies', 'flower'],
  ['mushrooms', 'mushroom'],
  ['apples', 'apple'],
  ['a loaf', 'bread'],
  ['cups of tea', 'cup'],
  ['a violin', 'violin'],
  ['the piano', 'piano'],
  ['drums', 'drum'],
  ['a camera', 'camera'],
  ['a radio', 'radio'],
  ['camels', 'camel'],
  ['elephants', 'elephant'],
  ['foxes', 'fox'],
  ['deer', 'deer'],
  ['fish', 'fish'],
  ['an octopus', 'octopus'],
  ['snakes', 'snake'],
  ['spiders', 'spider'],
  ['butterflies', 'butterfly'],
  ['bees', 'bee'],
  ['ants', 'ant'],
  ['dinosaurs', 'dinosaur'],
  ['a skeleton', 'skeleton'],
  ['gears', 'gear'],
  ['a volcano', 'volcano'],
  ['waterfalls', 'waterfall'],
  ['the river', 'river'],
  ['mice', 'mouse'],
];

const SETTINGS: readonly (readonly [string, string])[] = [
  ['A ship far out at sea', 'sea'],
  ['A lighthouse on a black cliff at night', 'coast'],
  ['Deep in the forest', 'forest'],
  ['Snowy peaks of the mountains', 'mountains'],
  ['Camels cross the desert', 'desert'],
  ['A busy city street', 'city'],
  ['A quiet village square', 'village'],
  ['The castle at dusk', 'castle'],
  ['A ruin in moonlight', 'ruin'],
  ['An empty bedroom', 'room'],
  ['An old library', 'library'],
  ['In the laboratory', 'laboratory'],
  ['A satellite in orbit', 'space'],
  ['On the surface of Mars', 'planet'],
  ['Inside a cave', 'cave'],
  ['A muddy battlefield', 'battlefield'],
  ['Arctic ice and wind', 'snow'],
  ['Boats in the harbour', 'harbour'],
  ['A whale underwater', 'underwater'],
  ['Mist over the swamp', 'swamp'],
  ['On a rooftop', 'rooftop'],
  ['The train station', 'station'],
  ['A graveyard', 'graveyard'],
  ['A woman before a frame on the red wall of a museum hall', 'museum'],
  ['Golden treetops of a whole forest', 'aspens'],
  ['Smoke in the courtyard of a palace', 'palace'],
  ['Two engineers before glowing screens in a control room', 'control-room'],
  ['Two scientists on the stage of a golden hall', 'theatre'],
  ['In orbit, the round planet Earth', 'space'],
  ['A man behind the counter of an old pharmacy', 'pharmacy'],
  ['On a stool in a prison cell', 'cell'],
  ['A man with a cup on a long staircase', 'stairs'],
  ['An officer before a desk in an office', 'office'],
  ['A man small on the stage of a dim hall', 'theatre'],
  ['A barrel at the edge of a huge waterfall on a river', 'falls'],
  ['An open garden gate on a hill', 'garden'],
  ['Soldiers in a line on an old city street', 'old-town'],
  ['The square before a tall brick town hall', 'town-hall'],
  ['A tall sailing ship at the quay of an old harbour', 'quay'],
  ['A captain at the wheel of a wooden ship', 'deck'],
  ['A row of bronze cannon below the deck of a wooden warship', 'gun-deck'],
  ['A lighthouse on a high rocky island', 'isle'],
  ['Steep stone steps up a cliff, a lighthouse above', 'cliff'],
  ['The great glass lamp of a lighthouse in a round room', 'lamp-room'],
  ['A long coat beside an open door in a bare room', 'room'],
  ['A rocket rises from a launch site on the coast', 'launch-site'],
  ['A golf meadow with a small flag', 'golf'],
  ['A cat on the bank of a river', 'river'],
  ['Hands above a map on a table in a tent', 'tent'],
  ['Six sailors put out from a rocky shore with snow', 'icy-bay'],
  ['A row of tiny figures on a rocky shore with snow', 'cold-shore'],
  ['An empty shore with broken houses', 'wrecked-shore'],
  ['A city at night with many lit windows', 'roofs'],
  ['A black neuron on a golden ground', 'golden-ground'],
  ['A fallen white tree in a forest', 'aspens'],
];

describe('recognising what a description shows', () => {
  test.each(OBJECTS)('%s → %s', (sentence, name) => {
    expect(recognise(sentence).objects).toContain(name);
  });

  test.each(SETTINGS)('%s is set in: %s', (sentence, setting) => {
    expect(recognise(sentence).setting).toBe(setting);
  });

  test.each([
    ['steep stone steps to a house', 'boulder'],
    ['two harbour cranes above a ship', 'bird'],
    ['people watch the river', 'watch'],
    ['a well lit room', 'well'],
    ['a letter pressed to her chest', 'chest'],
    ['smoke rose from the chimney', 'rose'],
    ['an orange sky', 'apple'],
    ['a boxing ring', 'ring'],
    ['a telephone at his ear', 'telephone'],
    ['a computer screen glows in each of them', 'computer'],
  ])('%s shows no %s', (sentence, name) => {
    expect(recognise(sentence).objects).not.toContain(name);
  });

  test('covers at least eighty kinds of object, each with its own drawing', () => {
    const reached = new Set(OBJECTS.map(([, name]) => name).filter((name) => sketchOf(name) !== undefined));
    expect(reached.size).toBeGreaterThanOrEqual(80);
    expect(OBJECT_NAMES.length).toBeGreaterThanOrEqual(120);
  });

  test('finds every object by its name', () => {
    const lost = OBJECT_NAMES.filter((name) => !recognise(name.replaceAll('-', ' ')).objects.includes(name));
    expect(lost).toEqual([]);
  });

  test('guesses the place from the objects in it when no place is named', () => {
    expect(recognise('A camel and a nomad').setting).toBe('desert');
    expect(recognise('A microscope beside a flask').setting).toBe('laboratory');
    expect(recognise('The meaning of patience').setting).toBeUndefined();
  });

  test('recognises the people, the hour and the weather', () => {
    const seen = recognise('Close view of a detective with an umbrella in a rainy alley at midnight');
    expect(seen).toMatchObject({
      figures: ['detective'],
      time: 'night',
      weather: 'rain',
      shot: 'close view',
      setting: 'old-town',
    });
    expect(isFigureName('detective')).toBe(true);
  });

  test('treats a lighthouse keeper as a person, not as a lighthouse', () => {
    const seen = recognise('A lighthouse keeper with a lantern');
    expect(seen.figures).toEqual(['keeper']);
    expect(seen.objects).toEqual(['lantern']);
  });

  test('finds nothing in symbols, markup or an empty description', () => {
    expect(recognise('🚀✨ ??? 12 <svg onload=x>').objects).toEqual([]);
    expect(recognise('').setting).toBeUndefined();
  });
});
