import { type FinishedText, scene } from './finished-text.ts';

export const MUR_VIDE: FinishedText = {
  scenes: [
    scene(
      'En 1911, des Parisiens ont fait la queue devant un mur vide.',
      'Wide shot: a line of people in hats in a museum hall before an empty place on a red wall, seen from behind.',
    ),
    scene(
      'Entre deux tableaux, il ne restait que quatre crochets de fer.',
      'Close-up: four iron hooks on the red wall of a museum hall, a pale rectangle between them, warm light.',
    ),
    scene(
      'La Joconde avait quitté le Louvre un lundi, jour de fermeture.',
      'Medium shot: a man in a long white smock walks through an empty museum hall with red walls, something flat under his arm, in morning light.',
    ),
    scene(
      'Pendant plus d’un jour, personne ne s’inquiéta. Chacun la croyait chez le photographe.',
      'Low angle: a guard with a cap asleep on a chair in a museum hall, frames on red walls, afternoon light.',
    ),
    scene(
      'On arrêta le poète Apollinaire. On interrogea Picasso.',
      'Over the shoulder of a detective: a young man on a chair at a table in a small room, one lamp above him.',
    ),
    scene(
      'On questionna aussi Vincenzo Peruggia, un vitrier qui avait travaillé à la vitrine du tableau.',
      'Medium shot: a worker with a moustache and a pane of glass in a workshop, a lamp.',
    ),
    scene(
      'Or le sourire dormait chez lui, au fond d’une malle, à Paris.',
      'Close-up: an old wooden chest beside a bed in a small room at night, a line of golden light under its lid.',
    ),
    scene(
      'Il attendit plus de deux ans. Enfin il prit le train pour Florence et l’offrit à un antiquaire.',
      'Wide shot: a steam train beside mountains at dusk, one lit window.',
    ),
    scene(
      'L’homme demanda à voir le tableau, puis prévint la police.',
      'From above: two guards with caps climb the staircase of a small hotel.',
    ),
    scene(
      'Peruggia jura qu’il le rendait à l’Italie. Le monde entier connaissait déjà ce visage.',
      'Close-up: a stack of newspapers on the counter of a street stall, a lantern, in the evening.',
    ),
    scene(
      'Il avait pris au Louvre un chef-d’œuvre. Il lui a rendu une vedette.',
      'Wide shot: a huge crowd in a museum hall before one small frame on a red wall, warm light.',
    ),
  ],
  sources: [
    {
      by: 'Jérôme Coignard',
      title: 'Une femme disparaît : le vol de La Joconde au Louvre en 1911',
      in: 'Le Passage, Paris',
      year: 2010,
    },
    {
      by: 'R. A. Scotti',
      title: 'Vanished Smile: The Mysterious Theft of Mona Lisa',
      in: 'Knopf, New York',
      year: 2009,
    },
  ],
};

export const TROIS_PASSAGERS: FinishedText = {
  scenes: [
    scene(
      'Les trois premiers passagers du ciel n’avaient rien demandé.',
      'Low angle: a blue and golden hot air balloon in a bright sky with clouds, a basket below it.',
    ),
    scene(
      'C’étaient un mouton, un canard et un coq, dans un panier d’osier.',
      'Close-up: a sheep, a duck and a rooster look out of a wicker basket in a courtyard, in bright daylight.',
    ),
    scene(
      'Versailles, 1783. Étienne Montgolfier allume un feu de paille et de laine.',
      'Medium shot: a gentleman in a long coat kneels beside a fire of straw in the courtyard of a palace, white smoke, in daylight.',
    ),
    scene(
      'Au-dessus, un sac de toile haut comme une maison se redresse.',
      'Wide shot: a huge blue and golden hot air balloon in the courtyard of a palace, a crowd of people around it, in daylight.',
    ),
    scene(
      'Le roi regarde. Là-haut, se demandent les savants, l’air est-il bon à respirer ?',
      'Over the shoulder of a king: a huge blue and golden hot air balloon in the courtyard of a palace, in daylight.',
    ),
    scene(
      'Le canard connaît l’altitude. Le mouton, lui, remplace l’homme.',
      'Medium shot: two scientists lift a sheep into a wicker basket in the courtyard of a palace, a duck beside it, in daylight.',
    ),
    scene(
      'Le canon tonne. Huit minutes plus tard, le ballon déchiré se pose dans un bois.',
      'From above: a blue and golden hot air balloon sinks into a forest, in daylight.',
    ),
    scene(
      'On accourt. Le mouton broute, le canard va bien, mais le coq a une aile abîmée.',
      'Medium shot: a sheep eats grass in a forest beside a broken wicker basket, a rooster in front of it, in daylight.',
    ),
    scene(
      'Serait-ce l’air d’en haut ? Non, un coup de sabot du mouton.',
      'Close-up: a rooster with a hanging wing in the grass of a forest, a sheep behind it, in daylight.',
    ),
    scene(
      'Pour sa peine, le mouton reçut une place à la Ménagerie du roi.',
      'Medium shot: a gentleman kneels before a sheep with a blue ribbon in the courtyard of a palace, in daylight.',
    ),
    scene(
      'Deux mois après, Pilâtre de Rozier montait à son tour. Il avait attendu l’avis d’un mouton.',
      'Wide shot: a blue and golden hot air balloon with two tiny figures above the houses of a city, at dusk.',
    ),
  ],
  sources: [
    {
      by: 'Barthélemy Faujas de Saint-Fond',
      title: 'Description des expériences de la machine aérostatique de MM. de Montgolfier',
      in: 'Cuchet, Paris',
      year: 1783,
    },
    {
      by: 'Charles Coulston Gillispie',
      title: 'The Montgolfier Brothers and the Invention of Aviation',
      in: 'Princeton University Press',
      year: 1983,
    },
  ],
};
