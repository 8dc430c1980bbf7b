import { type FinishedText, scene } from './finished-text.ts';

export const COFFEE_CAMERA: FinishedText = {
  scenes: [
    scene(
      'The first webcam in the world watched a pot of coffee.',
      'Close-up: a coffee pot on a table in a dim corridor, a small camera above it, steam.',
    ),
    scene(
      'Cambridge, 1991. A building full of computer scientists shared one machine.',
      'Wide shot: a long corridor of a university with one open door, a coffee pot on a table beside it, evening light.',
    ),
    scene(
      'Some worked several floors away. They took the stairs and found it empty.',
      'From above: a man with a cup on a long staircase, an empty coffee pot below him.',
    ),
    scene(
      'So two of them pointed a camera at the pot, and showed it on every desk.',
      'Medium shot: a programmer bends over a camera on a stand in a corridor, a coffee pot on a table.',
    ),
    scene(
      'The picture was small and grey. That was fine, they said. So was the coffee.',
      'Over the shoulder of a programmer at a desk in an office at night: a computer screen with a small grey picture of a coffee pot.',
    ),
    scene(
      'Nobody climbed in vain again.',
      'Medium shot: a man with a full cup and steam on a staircase, a warm lamp above him.',
    ),
    scene(
      'Then, in 1993, the picture went on the web, and more than two million strangers came to look.',
      'From above: a city at night with many lit windows, a computer screen glows in each of them.',
    ),
    scene(
      'Tourists asked the town for directions to a coffee machine.',
      'Medium shot: two travellers with a map in an old street of Cambridge, a church tower, in daylight.',
    ),
    scene(
      'In 2001 the lab moved. The last pot leaked, and still it sold for more than three thousand pounds.',
      'Close-up: a coffee pot in an open wooden box on a table in an empty laboratory, cold daylight.',
    ),
    scene(
      'There is a camera in every pocket now. The first one only asked whether there was any coffee left.',
      'Wide shot: a crowd of people with glowing phones on a city street at dusk, in front a man with a cup.',
    ),
  ],
  sources: [
    {
      by: 'Quentin Stafford-Fraser',
      title: 'The Life and Times of the First Web Cam',
      in: 'Communications of the ACM 44 (7)',
      year: 2001,
    },
    {
      by: 'The Guardian',
      title: 'Webcam coffee machine fetches a high price',
      in: 'https://www.theguardian.com/technology/2001/aug/14/news.uknews',
      year: 2001,
    },
    {
      by: 'BBC News',
      title: 'Cult coffee machine sold',
      in: 'BBC News Online, 14 August',
      year: 2001,
    },
  ],
};

export const VOYAGER_REPAIR: FinishedText = {
  scenes: [
    scene(
      'Our most distant machine began to talk nonsense in 2023.',
      'Medium shot: an old space probe with a wide white dish alone in deep space, stars.',
    ),
    scene(
      'Voyager 1 left Earth in 1977, and by now it was out among the stars.',
      'Wide shot: a rocket rises from a launch site on the coast at dawn, fire and smoke.',
    ),
    scene(
      'No mechanic could go. It was fifteen billion miles away.',
      'From above: a tiny space probe far below in deep space, the sun no larger than a star behind it.',
    ),
    scene(
      'A radio message took twenty-two and a half hours, and the answer took as long.',
      'Low angle: a huge radio telescope on a plain points at the stars, at night.',
    ),
    scene(
      'Every question cost two days. So they read the old papers first, page by page.',
      'Over the shoulder of an engineer at a desk: a stack of old books, a sheet of paper and a pen, in a control room at night.',
    ),
    scene(
      'At last they found it. One chip had died, and part of the program with it.',
      'Close-up: a black microchip on an old circuit board in a laboratory, one red point of light.',
    ),
    scene(
      'No space in its memory was big enough. So they cut that part into pieces.',
      'Low angle: two engineers before glowing screens in a control room at night, seen from behind.',
    ),
    scene(
      'They hid the pieces in small gaps, taught them to find each other, and pressed send.',
      'Close-up: a hand on the keyboard of a console in a control room, blue light.',
    ),
    scene(
      'Then they waited. Two days later the numbers made sense.',
      'Medium shot: a group of people around a table before glowing screens in a control room at night.',
    ),
    scene(
      'It was only a health report. The farthest thing we ever built was telling us how it felt.',
      'Wide shot: an old space probe with a wide white dish turned towards us in deep space, the Milky Way, one warm star.',
    ),
  ],
  sources: [
    {
      by: 'NASA Jet Propulsion Laboratory',
      title: 'NASA’s Voyager 1 Resumes Sending Engineering Updates to Earth',
      in: 'https://www.jpl.nasa.gov/news/nasas-voyager-1-resumes-sending-engineering-updates-to-earth',
      year: 2024,
    },
    {
      by: 'NASA',
      title: 'Engineers Working to Resolve Issue With Voyager 1 Computer',
      in: 'NASA blogs, The Sun Spot, 12 December',
      year: 2023,
    },
  ],
};
