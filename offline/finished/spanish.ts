import { type FinishedText, scene } from './finished-text.ts';

export const TINTA_DEL_RIVAL: FinishedText = {
  scenes: [
    scene(
      'En 1906, el Nobel premió a dos hombres que se contradecían.',
      'Wide shot: two scientists in black suits argue on the stage of a golden hall, rows of seats before them.',
    ),
    scene(
      'Los dos habían mirado lo mismo: un pedazo de cerebro bajo el microscopio.',
      'Close-up: a brass microscope on a table in an old laboratory, a lamp, a glass flask.',
    ),
    scene(
      'Camillo Golgi, en Italia, había aprendido a teñirlo con plata.',
      'Medium shot: an old scientist with a white beard at a table in an old laboratory, glass flasks, candle light.',
    ),
    scene(
      'Entre miles de células, unas pocas se volvían negras, con todas sus ramas.',
      'Close-up: a single black neuron with many branches like a bare tree, on a golden ground.',
    ),
    scene(
      'Golgi creyó ver una sola red, sin principio ni fin.',
      'From above: a brain drawn as one endless net of black threads, on a golden ground.',
    ),
    scene(
      'En Madrid aprendió ese método Santiago Ramón y Cajal, un médico que de niño quería ser pintor.',
      'Over the shoulder of a doctor with a black beard: a sheet of paper with a drawing of branches and a brass microscope on a table in an old laboratory, a lamp.',
    ),
    scene(
      'Cajal mejoró la receta y pasó las noches dibujando lo que veía.',
      'Medium shot: a doctor with a black beard draws at a table in an old laboratory at night, a lamp, a window.',
    ),
    scene(
      'Y vio otra cosa. Las ramas se acercaban, pero no se tocaban.',
      'Close-up: two black neurons, the tips of their branches almost touch, a thin gap of light between them, on a golden ground.',
    ),
    scene(
      'Cada célula era un árbol aparte. El cerebro no era una red, era un bosque.',
      'Wide shot: a forest of bare black trees in golden mist, each tree alone, at dawn.',
    ),
    scene(
      'En Estocolmo, Golgi dedicó su discurso a negarlo, con Cajal delante.',
      'Low angle: an old scientist with a white beard speaks on the stage of a golden hall, a doctor with a black beard sits before him.',
    ),
    scene(
      'Perdió la discusión. Cajal la había ganado con la tinta de su rival.',
      'Close-up: a pen and a bottle of black ink beside a drawing of a bare tree on a table, a lamp.',
    ),
  ],
  sources: [
    {
      by: 'Santiago Ramón y Cajal',
      title: 'Recuerdos de mi vida, tomo II: Historia de mi labor científica',
      in: 'Nicolás Moya, Madrid',
      year: 1917,
    },
    {
      by: 'Camillo Golgi',
      title: 'The neuron doctrine: theory and facts',
      in: 'Nobel lecture, https://www.nobelprize.org/prizes/medicine/1906',
      year: 1906,
    },
  ],
};

export const DIA_QUE_FALTABA: FinishedText = {
  scenes: [
    scene(
      'A los marineros de la Victoria les faltaba un día.',
      'Wide shot: an old wooden sailing ship with torn sails alone on the open sea, at dawn.',
    ),
    scene(
      'Habían salido de España en 1519, con cinco barcos y más de doscientos hombres.',
      'Low angle: five old sailing ships with flags sail out of a harbour, people on the quay look after them, in bright daylight.',
    ),
    scene(
      'Magallanes buscaba las islas del clavo navegando siempre hacia el oeste.',
      'Close-up: a map, a compass and a small heap of cloves on a wooden table, a lantern.',
    ),
    scene(
      'En el Pacífico llegaron a comer ratas y cuero.',
      'Medium shot: thin sailors sit on the deck of a wooden ship on a calm sea, empty barrels, a hot sun.',
    ),
    scene(
      'Magallanes murió en Filipinas, y al final Juan Sebastián Elcano volvía con un solo barco.',
      'Over the shoulder of a captain: the deck of a wooden ship with its wheel, the open sea and a low sun.',
    ),
    scene(
      'A bordo, un italiano llamado Pigafetta escribía en su diario cada día. No se saltó ninguno.',
      'Close-up: a hand with a pen writes in a book on a wooden table, a candle.',
    ),
    scene(
      'En julio de 1522 pararon en Cabo Verde a comprar arroz. Según el diario, era miércoles.',
      'Wide shot: a wooden sailing ship on the sea before an island with bare rocks, a rowing boat with two sailors, in bright daylight.',
    ),
    scene(
      'En tierra, los portugueses les juraron que era jueves.',
      'Medium shot: a sailor and a merchant with sacks of rice and a wooden barrel on a beach, an island behind them, in bright daylight.',
    ),
    scene(
      'Repasaron las cuentas, y no había ningún error.',
      'Low angle: two sailors bend over a book and a map on the deck of a wooden ship, a lantern, at night.',
    ),
    scene(
      'Habían dado la vuelta al mundo detrás del sol, y el mundo les cobró un amanecer.',
      'From above: in orbit, the round planet Earth, half of it lit, the sun behind its edge.',
    ),
    scene(
      'A Sanlúcar llegaron dieciocho hombres. Traían clavo, un barco roto y un jueves sin estrenar.',
      'Wide shot: a worn wooden sailing ship at the quay of a harbour, a few thin sailors walk away from it, at dawn.',
    ),
  ],
  sources: [
    {
      by: 'Antonio Pigafetta',
      title: 'Primer viaje alrededor del mundo (Relazione del primo viaggio intorno al mondo)',
      in: 'manuscript, about 1525',
    },
    {
      by: 'Acción Cultural Española, Archivo General de Indias',
      title: 'El viaje más largo: la primera vuelta al mundo',
      in: 'https://www.accioncultural.es',
      year: 2019,
    },
  ],
};
