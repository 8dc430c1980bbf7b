import { type SampleScript, scene } from './script.ts';

/** The long films at the top of the landing page. */
export const HERO_SCRIPTS: readonly SampleScript[] = [
  {
    id: 'history-1',
    title: 'The Night the Library Burned',
    category: 'History',
    voice: 'bryan',
    music: 'iron-gate',
    seconds: 45,
    scenes: [
      scene(
        'The library of Alexandria is burning. Everybody runs out. One man runs in.',
        'A great fire before a temple at night, people.',
      ),
      scene(
        'His name is Philon. He copies books for a living.',
        'A young scribe at a desk in a library, a scroll and a candle.',
      ),
      scene(
        'The masters saved the poets, then the kings. Nobody went back for shelf nine.',
        'Monks with a chest in a hall with columns, torches.',
      ),
      scene(
        'One scroll lies there. It says the earth goes around the sun.',
        'A scroll and a globe on a table in a library, a candle.',
      ),
      scene(
        'The roof begins to drip fire. He has time for one breath.',
        'A man with a torch in a burning library, fire and smoke.',
      ),
      scene(
        'He cannot carry the scroll through that door. So he reads it. Once.',
        'A scroll on the floor of a hall, fire, an open book.',
      ),
      scene(
        'In the morning they find him at the harbor, his hands black, asking strangers for ink.',
        'A man at a harbor at dawn, a sailing ship.',
      ),
    ],
  },
  {
    id: 'adventure-1',
    title: 'Forty Days on the Ice',
    category: 'Adventure',
    voice: 'audrey',
    music: 'first-light',
    seconds: 80,
    scenes: [
      scene(
        'Day one. Two women, five dogs, and a map that says we will be home in forty days. The dogs believe it.',
        'Two women with a dog on a snowy plain in the Arctic, mountains far away.',
      ),
      scene(
        'Day nine. The map shows open water here. There is no water. There is only ice, as far as the eye can bear.',
        'A woman on an ice sheet, an iceberg, a wide white plain.',
      ),
      scene(
        'Ingrid says maps are drawn by people who wanted to go home early. We turn north.',
        'A map and a compass on the snow.',
      ),
      scene(
        'Day seventeen. The wind took our tent at night, very politely, the way a thief takes a coat.',
        'A tent in a snowstorm at night in the Arctic.',
      ),
      scene(
        'Day twenty-nine. A crack opened between us, no wider than a hand. Then a door. Then a street.',
        'A canyon in a glacier, two women, ice.',
      ),
      scene(
        'Ingrid had the map. I had the food. We looked at each other, and we both had to laugh.',
        'Two women on a glacier at sunset.',
      ),
      scene(
        'She threw me the map. I threw her the bread. Then each of us walked alone, for six days. Nobody to argue with. It was dreadful.',
        'A woman alone on a wide snowy plain at dusk, mountains.',
      ),
      scene(
        'On the sixth night I saw a light. The map has nothing there.',
        'A lantern far away on a snowy plain at night, stars.',
      ),
      scene(
        'I walked to it, and it grew. It grew a chimney. It grew a window, and in the window stood Ingrid. She had already put the kettle on.',
        'A cabin with a lit window in the snow at night.',
      ),
      scene(
        'She had found a hut that nobody ever drew. On its table lay a better map, and one line in pencil.',
        'A map on a table in a cabin room, a lamp, a window.',
      ),
      scene(
        'It said: whoever reads this, you turned north. Well done.',
        'A letter and a lamp on a table in a room at night.',
      ),
    ],
  },
  {
    id: 'space-1',
    title: 'The Last Signal from Europa',
    category: 'Science',
    voice: 'adam',
    music: 'deep-current',
    seconds: 135,
    scenes: [
      scene(
        'On the ninth of March, a probe near Jupiter sent us an answer. Nobody had asked it anything.',
        'A satellite before a giant planet in deep space, stars.',
      ),
      scene(
        'It is called Lantern. It is the size of a fridge, and it has been alone for eleven years.',
        'A satellite alone in deep space, stars.',
      ),
      scene(
        'Its job is to look down at Europa, a moon cracked all over, like an egg that something once tried to leave.',
        'An iceberg on a wide ice sheet at night, stars.',
      ),
      scene(
        'Under that ice lies an ocean. It has twice the water of all our seas, and it has never seen a morning.',
        'The deep sea, dark water, a jellyfish.',
      ),
      scene(
        'That night I was the only one in the control room. My name is Maren Holt. I was eating soup.',
        'A woman at a console in a control room at night, screens.',
      ),
      scene(
        'The message was four words long. It said: yes, it is warm.',
        'A computer screen in a dark control room.',
      ),
      scene(
        'I checked the sender three times. Then I checked every order we had ever sent.',
        'A woman at a desk with a computer and a lamp at night.',
      ),
      scene(
        'Lantern cannot write. It is a thermometer with wings.',
        'A satellite over a planet, sunrise in orbit.',
      ),
      scene(
        'So I did what no one is trained to do. I wrote back: who is asking?',
        'A woman before a computer in a dark room, a cup.',
      ),
      scene(
        'A signal takes forty minutes to Europa, and forty minutes home. I have never washed a bowl so slowly.',
        'A radio telescope on a plain at night, stars.',
      ),
      scene(
        'At twenty past four it came. It said: you were. Eleven years ago. You knocked.',
        'A radio on a table in a control room at night.',
      ),
      scene('And then I remembered the hammer.', 'A satellite above the surface of an alien world.'),
      scene(
        'When Lantern arrived, it dropped a small steel hammer on the ice, to listen to the echo. One blow.',
        'A meteor over the icy surface of a planet, stars.',
      ),
      scene(
        'Down there, something had waited eleven years for a second knock, and was still being polite about it.',
        'A whale in the deep sea, a beam of light from above.',
      ),
      scene(
        'I woke everybody. By sunrise there were forty people behind my chair.',
        'A crowd of people in mission control at dawn, screens.',
      ),
      scene(
        'The man who cleans our floor leaned over, and said: ask if it is well.',
        'A man with a lantern in a long corridor.',
      ),
      scene(
        'So we asked. Forty minutes out, forty minutes back. You could hear the clocks.',
        'A clock in a control room at night.',
      ),
      scene(
        'The last signal has no words. It is a sound, recorded through nine miles of ice.',
        'An antenna on a mountain at night, stars.',
      ),
      scene(
        'We played it to the room, and grown people held hands.',
        'A crowd of people in a dark hall, seen from behind, a warm light.',
      ),
      scene(
        'It is a knock. Then a pause. Then eleven more.',
        'An iceberg on a frozen sea of ice at night, stars.',
      ),
      scene(
        'The next probe leaves in June. It carries no camera. It carries a very good hammer.',
        'A rocket on a launch site at dawn.',
      ),
    ],
  },
];
