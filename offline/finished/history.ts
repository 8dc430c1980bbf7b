import { type FinishedText, scene } from './finished-text.ts';

/** An anecdote that may not be true, and is presented as such. */
export const NAPOLEON_RABBITS: FinishedText = {
  scenes: [
    scene(
      'One army chased Napoleon all the way back to his carriage. It had long ears.',
      'Low angle: a brown rabbit with tall ears in the grass of a wide meadow, behind it a waiting carriage, in morning light.',
    ),
    scene(
      'July 1807, the story goes. Russia and Prussia have made peace, and the emperor feels like hunting.',
      'Medium shot: Napoleon, a small man in a long dark coat and a wide black hat, rides a horse through a wide meadow, in morning light.',
    ),
    scene(
      'Marshal Berthier plans the day the way he plans a battle.',
      'Close-up: hands in white gloves above a map and a compass on a table in a tent, in morning light.',
    ),
    scene(
      'An empty field would be a disgrace, so he buys a thousand rabbits.',
      'From above: rows of wooden crates full of brown rabbits in the grass of a wide meadow, in morning light.',
    ),
    scene(
      'The hunters line up behind their guns. The cages open.',
      'Wide shot: a line of hunters with guns at the edge of a wide meadow, in front of them crates full of brown rabbits, in morning light.',
    ),
    scene(
      'Not one rabbit runs away. They come straight for the emperor.',
      'Low angle: hundreds of brown rabbits run towards us across the grass of a wide meadow, dust in the morning light.',
    ),
    scene(
      'They crowd between his boots until he staggers. Coachmen crack whips, and the horde splits into two wings.',
      'Medium shot: Napoleon, a small man in a long dark coat and a wide black hat, stumbles among brown rabbits in a wide meadow, in morning light.',
    ),
    scene(
      'Napoleon retreats to his carriage. Some of them climb in after him.',
      'Close-up: brown rabbits climb into an open carriage in a wide meadow, in morning light.',
    ),
    scene(
      'Berthier had bought farm rabbits. All their lives, a man in a field had meant breakfast.',
      'Medium shot: a farmer with a basket of green lettuce in a farm meadow, brown rabbits around his boots, in morning light.',
    ),
    scene(
      'So says General Thiébault: they had mistaken the master of Europe for the man with the lettuce.',
      'Wide shot: a carriage flees along a road through a wide meadow, brown rabbits sit in the grass and look after it, at dusk.',
    ),
  ],
  sources: [
    { by: 'Paul Thiébault', title: 'Mémoires du général baron Thiébault', in: 'Plon, Paris', year: 1893 },
  ],
};

export const VASA: FinishedText = {
  scenes: [
    scene(
      'Thirty sailors ran across a deck, and the warship began to tip.',
      'From above: sailors run across the wooden deck of a great old warship, the deck leans to one side, in grey daylight.',
    ),
    scene(
      'Three times they crossed. Each time the Vasa leaned further.',
      'Low angle: a great wooden sailing ship leans beside the quay of an old harbour, ropes pulled tight, in grey daylight.',
    ),
    scene(
      'The admiral stopped the test. He did not stop the ship.',
      'Over the shoulder of an admiral in a long cloak and a wide hat: a tall sailing ship at the quay of an old harbour, in grey daylight.',
    ),
    scene(
      'The king wanted her at war, with sixty-four guns on two decks.',
      'Close-up: a row of bronze cannon below the deck of a wooden warship, a lantern above them.',
    ),
    scene(
      'In August 1628, Stockholm came down to the quays to wave.',
      'Wide shot: a crowd of people on the quay of an old harbour, flags, behind them a great sailing ship, in bright daylight.',
    ),
    scene(
      'She sailed thirteen hundred metres. Then a gust leaned on her sails.',
      'Medium shot: a great wooden sailing ship tips to one side on the water of a harbour, sails full of wind, in bright daylight.',
    ),
    scene(
      'Water poured through the gun ports, and some thirty people drowned in sight of the city.',
      'From above: the top of a sunken sailing ship above the water of a harbour, bubbles around it, in bright daylight.',
    ),
    scene(
      'The court questioned every officer. Nobody was ever punished.',
      'Medium shot: officers before a long table with candles in a dim hall, seen from behind.',
    ),
    scene(
      'Then the harbour did her a favour. The worms that eat ships cannot live in its water.',
      'Wide shot: a great wooden sailing ship upright on the sea floor, underwater, three fish, pale green light from above.',
    ),
    scene(
      'In 1961 she came up, three hundred and thirty-three years late.',
      'Low angle: the black wooden hull of an old sailing ship rises out of the water of a harbour, at dawn.',
    ),
    scene(
      'No other ship of her century survives so well. She only had to fail on the first day.',
      'Wide shot: a crowd of people, small, before a great wooden sailing ship in a tall museum hall, a warm lamp.',
    ),
  ],
  sources: [
    {
      by: 'Vasa Museum, Stockholm',
      title: 'The disaster; The inquest',
      in: 'https://www.vasamuseet.se/en/explore/vasa-history',
    },
    {
      by: 'Carl Olof Cederlund, Fred Hocker (editor)',
      title: 'Vasa I: The Archaeology of a Swedish Warship of 1628',
      in: 'National Maritime Museums of Sweden, Stockholm',
      year: 2006,
    },
  ],
};
