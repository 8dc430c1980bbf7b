import { type SampleScript, scene } from './script.ts';

/** The short films of the gallery. */
export const GALLERY_SCRIPTS: readonly SampleScript[] = [
  {
    id: 'historical-fantasy',
    title: 'The Clockmaker’s Dragon',
    category: 'Adventure',
    voice: 'charlotte',
    music: 'clockwork',
    seconds: 19,
    posterScene: 3,
    scenes: [
      scene(
        'In Prague, a clockmaker built a dragon to wake the emperor.',
        'A clockmaker in a workshop, a clock, gears and a candle.',
      ),
      scene(
        'It had nine hundred wheels, and a voice like a kettle.',
        'Gears and a clock on a table in a workshop.',
      ),
      scene(
        'On the first morning it stretched, looked at the emperor, and looked at the open window.',
        'A king on a throne in a palace, a tall window, dawn.',
      ),
      scene(
        'The clockmaker still has the bill. Nobody has the dragon.',
        'A dragon in the sky above the towers of a castle at dawn.',
      ),
    ],
  },
  {
    id: 'history-2',
    title: 'The Road Under Rome',
    category: 'History',
    voice: 'will',
    music: 'cold-case',
    seconds: 18,
    posterScene: 1,
    scenes: [
      scene(
        'Under a bakery in Rome, a workman dropped his hammer, and did not hear it land.',
        'A man with a lantern in a dark cellar, a barrel.',
      ),
      scene(
        'Below the floor ran a street, with shops, and one door locked from the inside.',
        'An ancient street with arches, underground, torches.',
      ),
      scene('It took nine days to open.', 'A key and a lantern before an old gate in a tunnel.'),
      scene(
        'On the table stood two cups. One of them was still wet.',
        'Two cups on a table in a stone chamber, a candle.',
      ),
    ],
  },
  {
    id: 'technology',
    title: 'The Machine That Slept',
    category: 'Technology',
    voice: 'adam',
    music: 'neon-mile',
    seconds: 19,
    posterScene: 2,
    scenes: [
      scene(
        'Every night at two, the fastest computer in the world stopped for exactly six minutes.',
        'A server room at night, computers, blue light.',
      ),
      scene(
        'They changed its chips, its cables. It stopped at two.',
        'A microchip and a circuit board on a table in a laboratory.',
      ),
      scene('Then somebody asked the night guard.', 'A man with a lamp in a long corridor.'),
      scene(
        'It was not broken, she said. That is when I sing.',
        'A woman in a server room, a warm light, computers.',
      ),
    ],
  },
  {
    id: 'art-style',
    title: 'A City Painted Blue',
    category: 'General',
    voice: 'charlotte',
    music: 'glass-garden',
    seconds: 18,
    posterScene: 2,
    scenes: [
      scene(
        'One spring the painter Odile ran out of every colour but blue.',
        'A woman in a studio with paint, a window.',
      ),
      scene(
        'So the streets turned blue. The roofs, and the rain that fell on them.',
        'A city street at dusk in the rain, street lamps.',
      ),
      scene('Then nobody could find her in the picture.', 'A city skyline at night, a moon.'),
      scene(
        'Look again. The smallest window. She is waving.',
        'A house with a lit window in an old town alley at night.',
      ),
    ],
  },
  {
    id: 'space-2',
    title: 'Rain on Titan',
    category: 'Science',
    voice: 'audrey',
    music: 'paper-boats',
    seconds: 18,
    scenes: [
      scene(
        'On Titan it rains so slowly that you could walk between the drops.',
        'A satellite above the surface of an alien world, mist.',
      ),
      scene('Each is as big as a cherry.', 'An astronaut on a planet, rain, mist.'),
      scene(
        'It is not water. It is fuel, and it fills whole seas.',
        'An astronaut and a barrel on an alien world, mist.',
      ),
      scene(
        'A boat for those seas is on paper now. Its first harbour has no name yet.',
        'A small boat on a calm sea at night, stars.',
      ),
    ],
  },
  {
    id: 'mystery',
    title: 'The Thirteenth Ship',
    category: 'Mystery',
    voice: 'bryan',
    music: 'night-train',
    seconds: 19,
    scenes: [
      scene(
        'Twelve ships left the harbour. The lighthouse keeper wrote down thirteen.',
        'A lighthouse above a harbour at night, sailing ships.',
      ),
      scene(
        'He counted again. Thirteen lanterns, in a line.',
        'A man with a spyglass in a lighthouse, a lantern.',
      ),
      scene('By morning twelve were back. No crew had seen another.', 'A sailing ship in fog at dawn.'),
      scene(
        'But on the quay lay a wet rope, tied from the other side.',
        'A harbour quay in the mist, an anchor, a barrel.',
      ),
    ],
  },
];
