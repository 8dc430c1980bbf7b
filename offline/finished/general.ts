import { type FinishedText, scene } from './finished-text.ts';

export const WIND_PHONE: FinishedText = {
  scenes: [
    scene(
      'There is a garden in Japan with a telephone connected to nothing.',
      'Wide shot: a white telephone booth with glass panes in a garden meadow on a hill, the sea far below, a cherry tree, in morning light.',
    ),
    scene(
      'It stands in a white booth. People travel for hours to use it.',
      'From above: a woman with a bag walks along a path through a garden towards a white telephone booth, in morning light.',
    ),
    scene(
      'Itaru Sasaki put it there in 2010. His cousin had died, and he still had things to say.',
      'Medium shot: an old man in a hat stands before a white telephone booth in a garden, seen from behind, in morning light.',
    ),
    scene(
      'No wire leaves the booth. He let the wind carry his words.',
      'Close-up: an old black rotary telephone on a small table by a window, in morning light.',
    ),
    scene(
      'He called it the wind phone, and it was his alone.',
      'Medium shot: an old man with a black telephone at his ear in a garden meadow, a cherry tree in the wind, in morning light.',
    ),
    scene(
      'In March 2011 a tsunami struck his town. Almost one in ten people died or disappeared.',
      'Wide shot: an empty shore with broken houses, one fishing boat on its side, under low clouds, in grey daylight.',
    ),
    scene(
      'So Sasaki opened his garden to everyone who had lost someone.',
      'Low angle: an open garden gate on a hill, behind it a white telephone booth, at dawn.',
    ),
    scene(
      'A widower dials his wife’s old mobile number. A widow asks her husband what he has been doing all day.',
      'Over the shoulder of a woman in a dark coat: an old black rotary telephone on a small table by a window, in the rain.',
    ),
    scene(
      'Tens of thousands have come since. A notebook lies beside the phone.',
      'From above: a line of people in coats waits on a path through a garden, a white telephone booth at its end, at dusk.',
    ),
    scene(
      'The phone has never rung. Nobody who picks it up expects it to.',
      'Wide shot: a white telephone booth with a warm light in a garden meadow on a hill, the sea far below, stars, at night.',
    ),
  ],
  sources: [
    {
      by: 'Reuters',
      title: 'Japan’s tsunami survivors call lost loves on the phone of the wind',
      in: 'The Wider Image, https://widerimage.reuters.com',
      year: 2021,
    },
    {
      by: 'This American Life',
      title: 'One Last Thing Before I Go',
      in: 'Episode 597, https://www.thisamericanlife.org/597',
      year: 2016,
    },
  ],
};

export const UPSIDE_DOWN_BOAT: FinishedText = {
  scenes: [
    scene(
      'For forty-seven days, a boat sailed upside down in New York.',
      'Low angle: a picture of a blue sailing boat upside down in a frame on a white wall of a museum, a warm lamp.',
    ),
    scene(
      'Henri Matisse had cut it out of paper, one sail above its own reflection.',
      'Close-up: the hands of an old man with scissors and blue paper on a table in a bright studio.',
    ),
    scene(
      'In 1961, the Museum of Modern Art hung it the wrong way up.',
      'Medium shot: two workers lift a frame with a paper boat onto a white wall of a museum.',
    ),
    scene(
      'Some hundred and sixteen thousand visitors walked past. So did the painter’s own son.',
      'Wide shot: a crowd of people in a museum hall before a picture of a blue sailing boat upside down on a white wall, seen from behind.',
    ),
    scene(
      'Only Genevieve Habert, who sold stocks on Wall Street, kept coming back.',
      'Medium shot: a woman in a red coat alone on a bench in a museum hall before a picture of a blue sailing boat upside down on a white wall, seen from behind.',
    ),
    scene(
      'Why would Matisse take more trouble over a reflection than over the boat?',
      'Over the shoulder of a woman in a red coat: a picture of a blue sailing boat upside down in a frame on a white wall of a museum hall.',
    ),
    scene(
      'On her third visit she bought the catalogue. There the boat stood the other way round.',
      'Close-up: an open book with a picture of a blue sailing boat in two hands on a table in a museum hall.',
    ),
    scene(
      'She told a guard. You don’t know what’s up, he answered, and neither do we.',
      'Medium shot: a woman in a red coat with a book and a guard face each other in a museum hall before a picture of a blue sailing boat upside down on a white wall.',
    ),
    scene(
      'So she called a newspaper, and the boat was righted.',
      'From above: a woman in a red coat at a telephone on a table in a room, the lights of a city behind the window at night.',
    ),
    scene(
      'A hundred and sixteen thousand people had seen that picture. One of them had looked.',
      'Wide shot: a woman in a red coat, small and alone, in a museum hall with white walls before a picture of a blue sailing boat, a warm lamp.',
    ),
  ],
  sources: [
    {
      by: 'Nan Robertson',
      title: 'Modern Museum Is Startled by Matisse Picture',
      in: 'The New York Times, 5 December',
      year: 1961,
    },
    {
      by: 'New York Daily News',
      title: 'Museum of Modern Art hangs Henri Matisse’s ‘Le Bateau’ upside down for 47 days in 1961',
      in: 'https://www.nydailynews.com, first printed on 24 December',
      year: 1961,
    },
  ],
};
