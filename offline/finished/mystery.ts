import { type FinishedText, scene } from './finished-text.ts';

export const FLANNAN_LIGHT: FinishedText = {
  scenes: [
    scene(
      'Nobody came down from the lighthouse to meet the relief boat.',
      'Wide shot: an unlit lighthouse on a high rocky island, a small rowing boat with two sailors below it on a grey sea, in grey daylight.',
    ),
    scene(
      'Flannan Isles, Scotland, the day after Christmas 1900. Joseph Moore climbed up alone.',
      'Low angle: a sailor with a bag on steep stone steps up a cliff, an unlit lighthouse above him, in grey daylight.',
    ),
    scene(
      'The beds were empty. The fire had been out for days.',
      'Wide shot: an empty bed and a cold hearth in a bare room, grey daylight through a small window.',
    ),
    scene(
      'Upstairs, the lamp stood clean and full of oil.',
      'Close-up: the great glass lamp of a lighthouse in a round room, polished, grey daylight through the window.',
    ),
    scene(
      'Three keepers lived there. Their notes stopped at nine in the morning, eleven days before.',
      'Over the shoulder of a sailor with a lantern: a slate with chalk marks and a pen on a table in a bare room.',
    ),
    scene(
      'You may have heard about the meal left on the table. A poet made that up in 1912.',
      'Close-up: a book, a pen and a candle on a table in a room at night.',
    ),
    scene(
      'What the inspector found was stranger. High above the west landing, the sea had bent iron railings.',
      'From above: twisted iron railings on a cliff high above white waves, in the rain.',
    ),
    scene(
      'Two men had gone out in boots and waterproofs, to save their ropes. He believed a wave took them.',
      'Medium shot: two sailors in long coats and boots bend over ropes on a rocky shore, a huge wave behind them, in a storm.',
    ),
    scene(
      'The third coat was still indoors.',
      'Close-up: one long coat on a hook in a bare room, grey daylight.',
    ),
    scene(
      'Donald McArthur, it seems, ran out in his shirtsleeves, in December. Nobody knows what he heard.',
      'Wide shot: an unlit lighthouse on a high rocky island above huge waves, at dusk, in a storm.',
    ),
  ],
  sources: [
    {
      by: 'Northern Lighthouse Board',
      title: 'The mystery of Flannan Isle: reports of Robert Muirhead and Joseph Moore, 1900 and 1901',
      in: 'https://www.nlb.org.uk/history/flannan-isles',
    },
    { by: 'Wilfrid Wilson Gibson', title: 'Flannan Isle', in: 'Fires, Elkin Mathews, London', year: 1912 },
  ],
};

export const WOW_SIGNAL: FinishedText = {
  scenes: [
    scene(
      'Ohio once picked up a call that nobody has explained.',
      'Wide shot: a huge radio telescope on a plain at night, above it a sky full of stars.',
    ),
    scene(
      'August 1977. The Big Ear, a radio telescope, listened by itself at night.',
      'Low angle: the tall steel frame of a radio telescope on a meadow at night, stars above it.',
    ),
    scene(
      'Its computer turned the sky into numbers, mostly ones and twos: the sound of nothing.',
      'Close-up: a long strip of paper comes out of an old computer in a room at night, a small lamp.',
    ),
    scene(
      'Days later, Jerry Ehman sat down to read the paper.',
      'Over the shoulder of a man with glasses at a table at night: a long strip of paper and a lamp.',
    ),
    scene(
      'In one column, something stood thirty times above the noise.',
      'Medium shot: a man with glasses bends over a table with a long strip of paper in a room at night, a lamp, a window with stars.',
    ),
    scene(
      'It had risen and faded in seventy-two seconds, just as a star drifts past that telescope.',
      'From above: in orbit, the round planet Earth, a thin beam of light reaches from it to one star.',
    ),
    scene(
      'He took a red pen, circled it and wrote one word: Wow.',
      'Close-up: a hand with a red pen above a circled strip of paper on a table in a room at night, a lamp.',
    ),
    scene(
      'They listened to that spot again, for years. It was silent.',
      'Wide shot: a radio telescope on a plain, stars circle above it, at night.',
    ),
    scene(
      'Comets have been blamed, and satellites, and clouds of hydrogen. None of it has been proved.',
      'Medium shot: a comet with a long tail in deep space, stars.',
    ),
    scene(
      'In 1998 the Big Ear made way for a golf course. If anyone calls back, a golfer will have to answer.',
      'Wide shot: a golf meadow with a small flag under a sky full of stars, at night.',
    ),
  ],
  sources: [
    {
      by: 'Jerry R. Ehman',
      title: 'The Big Ear Wow! Signal (30th Anniversary Report)',
      in: 'North American AstroPhysical Observatory, http://bigear.org/Wow30th/wow30th.htm',
      year: 2007,
    },
    { by: 'Robert H. Gray', title: 'The Elusive WOW', in: 'Palmer Square Press, Chicago', year: 2011 },
  ],
};
