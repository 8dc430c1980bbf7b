import { type FinishedText, scene } from './finished-text.ts';

export const SHACKLETON_BOAT: FinishedText = {
  scenes: [
    scene(
      'Six men left in a lifeboat so that twenty-two could live.',
      'Wide shot: six sailors in a small sailing boat put out from a rocky shore with snow, others stand on the rocks, at dawn.',
    ),
    scene(
      'April 1916. Ice had crushed their ship, and nobody knew where they were.',
      'Low angle: a ship with torn sails leans between icebergs on a snowy plain in the Antarctic, under low clouds.',
    ),
    scene(
      'On Elephant Island, the others turned two boats upside down and moved in underneath.',
      'Close-up: two boats upside down on a rocky shore, a lantern glows underneath, snow.',
    ),
    scene(
      'Ernest Shackleton made for South Georgia, eight hundred miles across the roughest sea there is.',
      'Wide shot: a tiny sailing boat between huge waves on the open sea, in a storm.',
    ),
    scene(
      'Ice grew on the boat until she rolled like a log. They hacked it off on their knees.',
      'Medium shot: a sailor on his knees with an axe on a small boat covered in ice, on the open sea, in a storm.',
    ),
    scene(
      'In sixteen days Frank Worsley could measure the sun four times. He found the island.',
      'Close-up: the hands of a sailor with a sextant, a pale sun between clouds above the open sea.',
    ),
    scene(
      'They landed on the wrong side. Help lay beyond the mountains.',
      'From above: a small boat on a beach below steep mountains of snow and ice, at dusk.',
    ),
    scene(
      'Three of them walked over, where nobody ever had, in thirty-six hours.',
      'Wide shot: three explorers walk on a rope over a snowy ridge in the mountains, under the moon, at night.',
    ),
    scene(
      'Three times Shackleton sailed back for his men. Three times the sea froze in his way.',
      'Medium shot: a man in a dark coat and a black hat on the deck of a steam ship looks out at a wall of ice, in fog.',
    ),
    scene(
      'On the fourth voyage he counted the figures on the beach. Twenty-two.',
      'Over the shoulder of a man in a dark coat and a black hat at the rail of a ship: eight explorers wave on a rocky shore with snow, at dawn.',
    ),
  ],
  sources: [
    { by: 'Ernest Shackleton', title: 'South', in: 'Heinemann, London', year: 1919 },
    {
      by: 'National Museums Liverpool',
      title: 'Endurance and survival: the Shackleton expedition, The rescue',
      in: 'https://www.liverpoolmuseums.org.uk/maritime/exhibitions/shackleton/rescue.aspx',
    },
  ],
};

export const NIAGARA_BARREL: FinishedText = {
  scenes: [
    scene(
      'Annie Edson Taylor turned sixty-three and went over Niagara Falls. In a barrel.',
      'Low angle: a wooden barrel falls over a huge waterfall on a river, mist, in afternoon light.',
    ),
    scene(
      'The teacher was a widow, and her money was running out.',
      'Medium shot: Annie, an old woman in a long black dress and a hat with flowers, at a table with a few coins in a small room, a lamp.',
    ),
    scene(
      'So she ordered the barrel herself: oak, iron hoops, and a mattress inside.',
      'Close-up: an open wooden barrel with iron hoops in a workshop, a white mattress inside, a hammer.',
    ),
    scene(
      'A cat is said to have gone first. It did not purr.',
      'Medium shot: a dripping black cat looks out of an open barrel on the bank of a river, in daylight.',
    ),
    scene(
      'In October 1901 she climbed in, holding a pillow in the shape of a heart.',
      'Low angle: Annie, an old woman in a long black dress, climbs into a barrel in a rowing boat on a river, beside her a boatman, in afternoon light.',
    ),
    scene(
      'Friends pumped in air with a bicycle pump and corked the hole.',
      'Close-up: the lid of a wooden barrel on a table in a workshop, two hands press a cork into it, in afternoon light.',
    ),
    scene(
      'The river did the rest. Fifty metres further down, men hooked the barrel out and sawed it open.',
      'From above: a barrel falls with white water down a huge waterfall on a river, mist below it, in afternoon light.',
    ),
    scene(
      'She had one cut on her head. Nobody before her had gone over and lived.',
      'Medium shot: Annie, an old woman in a long black dress, stands on the rocks by a river, a sailor holds her arm, a huge waterfall behind her, in afternoon light.',
    ),
    scene(
      'Fame came, and no money. Her manager ran off with the barrel.',
      'Wide shot: a man with a suitcase rolls a wooden barrel along the platform of a railway station at night, steam.',
    ),
    scene(
      'Would she do it again? She said she would sooner walk up to the mouth of a cannon.',
      'Medium shot: Annie, an old woman in a long black dress and a hat with flowers, looks at a huge waterfall on a river, seen from behind, at dusk.',
    ),
  ],
  sources: [
    {
      by: 'The New York Times',
      title: 'Overlooked No More: Annie Edson Taylor, Who Tumbled Down Niagara Falls Into Fame',
      in: 'The New York Times',
      year: 2019,
    },
    {
      by: 'Anna Edson Taylor',
      title: 'Over the Falls: How the Horseshoe Fall Was Conquered',
      in: 'published by herself',
      year: 1902,
    },
  ],
};
